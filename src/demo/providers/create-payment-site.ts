import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { contentPolicy } from '../games/framing.ts';
import { createDelivery, type SendMessage } from './deliver-messages.ts';
import { addApi } from './payment-api.ts';
import { createPaymentDesk } from './payment-desk.ts';
import { addPages } from './payment-pages.ts';
import type { LineCipher } from './payment-lines.ts';
import { openPaymentStore, type PaymentPlace } from './payment-store.ts';

export interface PaymentSiteOptions {
  /** The place at which the store keeps its changes. Null: in memory. */
  readonly place?: PaymentPlace;
  /** Encrypts the lines of the store. Null: they are plain. */
  readonly cipher?: LineCipher | null;
  /** Signs the messages of both sides. */
  readonly secret: string;
  /** Origin of the site, as the browser reaches it. */
  readonly origin: string;
  /** Origins that may frame the pages; `:*` stands for any port. */
  readonly appOrigins: readonly string[];
  /** Sends messages to the merchant. */
  readonly send?: SendMessage;
  /** Time from a payout to its end, in milliseconds. */
  readonly payoutDelayMs?: number;
  readonly now?: () => number;
}

/** Milliseconds between two looks at what is due. A look at a shared store asks a server. */
const tickMs = { own: 250, shared: 1_000 } as const;

/** The site of the payment provider: its pages, its calls for the merchant, and the messages that it sends. */
export function createPaymentSite(options: PaymentSiteOptions) {
  const { place = null, cipher = null, secret, origin, appOrigins } = options;
  const { send = fetch, payoutDelayMs = 3_000, now = Date.now } = options;
  const store = openPaymentStore(place, cipher);
  const desk = createPaymentDesk(store, now);
  const delivery = createDelivery({ store, secret, send, now });
  const app = new Hono();
  const policy = contentPolicy(appOrigins).replace("form-action 'none'", "form-action 'self'");
  app.use(async (context, next) => {
    await next();
    context.res.headers.set('Content-Security-Policy', policy);
    context.res.headers.set('Cache-Control', 'no-store');
    context.res.headers.set('Cross-Origin-Resource-Policy', 'same-site');
    context.res.headers.set('Referrer-Policy', 'no-referrer');
    context.res.headers.set('X-Content-Type-Options', 'nosniff');
  });
  app.use(bodyLimit({ maxSize: 64 * 1024 }));

  let running: Promise<void> = Promise.resolve();
  /** Ends what is due and sends the messages that wait. */
  function work(): Promise<void> {
    running = store
      .turn(() => desk.settle(payoutDelayMs))
      .then(delivery.run)
      .catch(() => undefined);
    return running;
  }

  const parts = { desk, store, origin };
  addApi(app, parts, { secret, now });
  addPages(app, parts, () => void work());
  app.notFound((context) => context.text('There is no such page.', 404));
  const timer = setInterval(() => void work(), store.isShared ? tickMs.shared : tickMs.own);
  timer.unref();
  return {
    fetch: (request: Request) => app.fetch(request),
    work,
    desk,
    async close(): Promise<void> {
      clearInterval(timer);
      await running;
      store.close();
    },
  };
}

export type PaymentSite = ReturnType<typeof createPaymentSite>;
