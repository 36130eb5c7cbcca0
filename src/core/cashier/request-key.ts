import {
  array,
  type InferOutput,
  number,
  object,
  parseJson,
  pipe,
  safeParse,
  string,
} from 'valibot';
import type { ErrorCode } from '#contract/errors.ts';
import { GatewayError } from '../client/gateway-error.ts';
import type { SessionKeys } from '../storage/session-keys.ts';

export interface RequestKeyNeeds {
  keys: Pick<SessionKeys, 'read' | 'write'>;
  platform: { readonly crypto: Crypto | null };
  customerId(): string | null;
  now(): number;
}

/** Sends a request that moves money by an idempotency key (a UUID). */
export type SendOnce = <Reply>(
  action: string,
  details: object,
  send: (key: string) => Promise<Reply>,
) => Promise<Reply>;

const unanswered = object({ request: string(), key: string(), at: number() });

const kept = pipe(string(), parseJson(), object({ owner: string(), requests: array(unanswered) }));

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
 * gateway finds the first. The keys are in the session storage of the tab: they outlive a reload.
 */
export function createSendOnce({ keys, platform, customerId, now }: RequestKeyNeeds): SendOnce {
  /** The unanswered requests of a member, apart from one. */
  function others(owner: string, request: string): InferOutput<typeof unanswered>[] {
    return read(owner).filter((one) => one.request !== request);
  }

  function read(owner: string) {
    const { success, output } = safeParse(kept, keys.read('unansweredRequests'));
    if (!success || output.owner !== owner) return [];
    return output.requests.filter(({ at }) => now() - at < lifeMs);
  }

  function write(owner: string, requests: readonly InferOutput<typeof unanswered>[]): void {
    const text = requests.length === 0 ? null : JSON.stringify({ owner, requests });
    keys.write({ unansweredRequests: text });
  }

  function keyOf(owner: string, request: string): string {
    const known = read(owner).find((one) => one.request === request);
    if (known !== undefined) return known.key;
    if (platform.crypto === null) throw new GatewayError({ kind: 'insecure' });
    const key = platform.crypto.randomUUID();
    write(owner, [...others(owner, request).slice(1 - most), { request, key, at: now() }]);
    return key;
  }

  /** Does nothing when the requests of somebody else are kept meanwhile. */
  function forget(owner: string, request: string): void {
    if (read(owner).length > 0) write(owner, others(owner, request));
  }

  return async (action, details, send) => {
    const [owner, request] = [customerId() ?? '', JSON.stringify([action, details])];
    const key = keyOf(owner, request);
    try {
      const reply = await send(key);
      forget(owner, request);
      return reply;
    } catch (error) {
      if (isDecided(error)) forget(owner, request);
      throw error;
    }
  };
}
