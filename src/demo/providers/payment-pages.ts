import type { Context, Hono } from 'hono';
import encodeQR from 'qr';
import { brandOf } from './brands.ts';
import { paymentRoot, type SiteParts } from './payment-api.ts';
import { paymentPage } from './payment-page.ts';
import type { Payment } from './payment-shapes.ts';

const sheets: Record<string, string> = import.meta.glob('./client/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const scripts: Record<string, string> = import.meta.glob('./client/*.ts', {
  query: '?module',
  import: 'script',
  eager: true,
});

/** The tokens come first. */
const styles = ['./client/theme/pay-theme.css', './client/pay.css']
  .map((name) => sheets[name] ?? '')
  .join('\n');

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="8" fill="teal"/></svg>';

/** The amount of a form in centavos. Null when it is none. */
function centavosOf(text: unknown): number | null {
  if (typeof text !== 'string' || !/^\d{1,7}([.]\d{1,2})?$/.test(text)) return null;
  const centavos = Math.round(Number(text) * 100);
  return centavos > 0 ? centavos : null;
}

/** Adds the pages of the payers. The address of a page is secret: who has it may pay. */
export function addPages(
  app: Hono,
  { desk, store, origin }: SiteParts,
  onChange: () => void,
): void {
  /** The payment of an address, after `work` on it. Null when there is none. */
  const find = (context: Context, work: (payment: Payment) => unknown = () => undefined) =>
    store.turn(() => {
      const brand = brandOf(context.req.param('brand') ?? '');
      const payment = brand && desk.find(brand, context.req.param('id') ?? '');
      if (!brand || !payment) return null;
      work(payment);
      return { brand, payment };
    });
  const missing = (context: Context) => context.text('There is no such payment.', 404);
  app.get(`${paymentRoot}/pay.css`, (context) =>
    context.body(styles, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  app.get(`${paymentRoot}/frame.js`, (context) =>
    context.body(scripts['./client/frame.ts'] ?? '', 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
    }),
  );
  app.get(`${paymentRoot}/icon.svg`, (context) =>
    context.body(icon, 200, { 'Content-Type': 'image/svg+xml' }),
  );
  app.get(`${paymentRoot}/:brand/:id`, async (context) => {
    const found = await find(context);
    return found ? context.html(paymentPage(found.brand, found.payment)) : missing(context);
  });
  app.get(`${paymentRoot}/:brand/:id/qr.svg`, async (context) => {
    const found = await find(context);
    if (!found) return missing(context);
    const text = `${origin}${paymentRoot}/${found.brand}/${found.payment.id}`;
    return context.body(encodeQR(text, 'svg'), 200, { 'Content-Type': 'image/svg+xml' });
  });
  app.post(`${paymentRoot}/:brand/:id`, async (context) => {
    const { action, amount } = await context.req.parseBody();
    const other = centavosOf(amount);
    const found = await find(context, (payment) => {
      if (action === 'pay') desk.pay(payment, payment.amount);
      if (action === 'other' && other !== null) desk.pay(payment, other);
      if (action === 'decline') desk.decline(payment);
      if (action === 'takeBack') desk.takeBack(payment);
    });
    if (!found) return missing(context);
    onChange();
    return context.redirect(context.req.path, 303);
  });
}
