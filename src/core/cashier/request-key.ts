import type { ErrorCode } from '#protocol/errors.ts';
import { keptUnansweredRequests } from './kept-payments.ts';
import type { Cache } from '../cache/cache.ts';
import { GatewayError } from '../client/gateway-error.ts';
import type { KeptValue } from '../cache/declare-entry.ts';

export interface RequestKeyNeeds {
  cache: Pick<Cache, 'entry'>;
  platform: { readonly crypto: Crypto | null };
  customerId(): string | null;
  now(): number;
}

/** Sends a request that moves money by an idempotency key (a UUID). */
type SendOnce = <Reply>(
  action: string,
  details: object,
  send: (key: string) => Promise<Reply>,
) => Promise<Reply>;

type Unanswered = KeptValue<typeof keptUnansweredRequests>;

/** Unanswered requests that are kept; the oldest is forgotten. */
const most = 20;

/** After this time, in milliseconds, the same details are a new request. */
const lifeMs = 60 * 60_000;

/** Refusals after which the first request may still have an effect, or has had none: the same key may be sent again. */
const openRefusals: ReadonlySet<ErrorCode | null> = new Set([
  'provider_unavailable',
  'system_busy',
  'TOO_MANY_REQUEST',
]);

/** Returns true if the gateway has decided about the request. */
function isDecided(error: unknown): boolean {
  if (!(error instanceof GatewayError) || error.failure.kind !== 'refused') return false;
  return error.failure.status < 500 && !openRefusals.has(error.failure.code);
}

/**
 * Keeps the keys of requests that move money until their answers come: the same request again has the same key, so that the
 * gateway finds the first. The keys are private entries of the cache: they outlive a reload and the tab, and end at sign-out.
 */
export function createSendOnce({ cache, platform, customerId, now }: RequestKeyNeeds): SendOnce {
  /** Changes run one after the other, each on what is kept: other tabs write it too. */
  let last: Promise<unknown> = Promise.resolve();

  /** Changes the unanswered requests of an action of a member. Does nothing once somebody else is signed in. */
  async function run(
    owner: string | null,
    action: string,
    change: (kept: Unanswered) => Unanswered,
  ): Promise<void> {
    if (owner === null) return;
    const entry = cache.entry(keptUnansweredRequests, `${owner}/${action}`);
    const kept = (await entry.read())?.value ?? [];
    const after = change(kept);
    if (after !== kept && customerId() === owner) await entry.write({ value: after, at: now() });
  }

  function update(...change: Parameters<typeof run>): Promise<void> {
    const next = last.then(() => run(...change));
    last = next;
    return next;
  }

  /** The key of a request, new or as it is kept. It is kept before it is returned. */
  async function keyOf(owner: string | null, action: string, request: string): Promise<string> {
    if (platform.crypto === null) throw new GatewayError({ kind: 'insecure' });
    let key: string = platform.crypto.randomUUID();
    await update(owner, action, (kept) => {
      const alive = kept.filter(({ at }) => now() - at < lifeMs);
      const known = alive.find((one) => one.request === request);
      if (known === undefined) return [...alive.slice(1 - most), { request, key, at: now() }];
      ({ key } = known);
      return kept;
    });
    return key;
  }

  return async (action, details, send) => {
    const [owner, request] = [customerId(), JSON.stringify(details)];
    const key = await keyOf(owner, action, request);
    const forget = () =>
      update(owner, action, (kept) => kept.filter((one) => one.request !== request));
    try {
      const reply = await send(key);
      await forget();
      return reply;
    } catch (error) {
      if (isDecided(error)) await forget();
      throw error;
    }
  };
}
