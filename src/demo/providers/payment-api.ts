import { setTimeout as sleep } from 'node:timers/promises';
import type { Hono } from 'hono';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { brandOf, type PaymentBrand } from './brands.ts';
import type { PaymentDesk } from './payment-desk.ts';
import {
  createRequest,
  faultsRequest,
  type Payment,
  type Payout,
  payoutQuery,
  payoutRequest,
  queryRequest,
  refundRequest,
  statementRequest,
} from './payment-shapes.ts';
import type { PaymentStore } from './payment-store.ts';
import { isFromMerchant } from './sign-message.ts';
import { statementOf } from './statement.ts';

/** Root of the provider's paths on its origin. */
export const paymentRoot = '/pay';

/** True for the path of a call of the merchant, which is signed. Other paths are for payers. */
export const isMerchantCall = (pathname: string): boolean => /^\/pay\/[^/]+\/api\//.test(pathname);

/** A slow answer takes this long, in milliseconds. */
const slowMs = 30_000;

function statusOf(payment: Payment | null) {
  if (payment === null) return { state: 'unknown' };
  const { state, reference, paid } = payment;
  return state === 'pending' ? { state, reference } : { state, reference, amount: paid };
}

function payoutStatusOf(payout: Payout | null) {
  return payout === null
    ? { state: 'unknown' }
    : { state: payout.state, reference: payout.reference };
}

function placeOf(origin: string, brand: PaymentBrand, { id, way, reference }: Payment) {
  const url = `${origin}${paymentRoot}/${brand}/${id}`;
  if (way === 'page') return { way, url };
  if (way === 'counter') return { way, code: reference, url };
  return { way, code: url, image: `${url}/qr.svg`, appLink: url };
}

/** The parts of the site that answer requests. */
export interface SiteParts {
  readonly desk: PaymentDesk;
  readonly store: PaymentStore;
  /** Origin of the site, as the browser reaches it. */
  readonly origin: string;
}

/** The functions of the merchant's calls by name. Undefined refuses. */
function createCalls({ desk, store, origin }: SiteParts) {
  const call =
    <Schema extends GenericSchema>(
      schema: Schema,
      work: (brand: PaymentBrand, request: InferOutput<Schema>) => object | undefined,
    ) =>
    (brand: PaymentBrand, body: unknown) => {
      const { success, output } = safeParse(schema, body);
      return success ? work(brand, output) : undefined;
    };
  return {
    create: call(createRequest, (brand, request) => {
      const payment = desk.begin(brand, request);
      return payment
        ? { reference: payment.reference, place: placeOf(origin, brand, payment) }
        : undefined;
    }),
    query: call(queryRequest, (brand, { orderId }) => statusOf(desk.byOrder(brand, orderId))),
    refund: call(refundRequest, (brand, { reference }) =>
      desk.refund(brand, reference) ? {} : undefined,
    ),
    payout: call(payoutRequest, (brand, request) => {
      const payout = desk.payOut(brand, request);
      return payout ? payoutStatusOf(payout) : undefined;
    }),
    'payout-query': call(payoutQuery, (brand, { key }) => payoutStatusOf(desk.payout(brand, key))),
    statement: call(statementRequest, (brand, { since }) =>
      statementOf(brand, { payments: store.payments(), payouts: store.payouts() }, since),
    ),
    faults: call(faultsRequest, (brand, change) => desk.changeFaults(brand, change)),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Adds the calls of the merchant: signed JSON to `/pay/<brand>/api/<name>`. */
export function addApi(
  app: Hono,
  parts: SiteParts,
  { secret, now }: { secret: string; now: () => number },
) {
  const calls = new Map(Object.entries(createCalls(parts)));
  app.post(`${paymentRoot}/:brand/api/:name`, async (context) => {
    const brand = brandOf(context.req.param('brand'));
    const name = context.req.param('name');
    const call = calls.get(name);
    if (brand === null || !call) return context.json({ error: 'not found' }, 404);
    const body = await context.req.text();
    if (!isFromMerchant(secret, body, context.req.raw.headers, now())) {
      return context.json({ error: 'signature' }, 401);
    }
    const { answers } = parts.store.faults(brand);
    if (name !== 'faults' && answers !== 'normal') {
      if (answers === 'down') return context.text('Service unavailable', 503);
      if (answers === 'html') return context.html('<h1>Scheduled maintenance</h1>');
      await sleep(slowMs, undefined, { signal: context.req.raw.signal }).catch(() => undefined);
    }
    const answer = await parts.store.turn(() => call(brand, parseJson(body)));
    return answer ? context.json(answer) : context.json({ error: 'refused' }, 422);
  });
}
