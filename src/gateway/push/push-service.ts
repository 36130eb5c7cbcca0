import webPush from 'web-push';
import type { PushPayload } from '#protocol/model/contact/push.ts';
import type { Sql } from '../store/database.ts';
import type { VaultedStore } from '../store/encryption/vault.ts';

/** A browser at its push service, with the keys that its notifications are encrypted for. */
interface PushAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/**
 * The end of a try: delivered, the browser is gone for good, the push service refuses this notification, or it may work
 * later. `afterMs` is the pause that the service asks for.
 */
export type PushOutcome =
  | { readonly kind: 'delivered' | 'gone' | 'refused' }
  | { readonly kind: 'later'; readonly afterMs: number };

export interface PushOptions {
  /** The contact of the operator for push services: an https or mailto address. */
  readonly contact?: string;
  /** Further origins that notifications may be sent to, for tests. */
  readonly origins?: readonly string[];
  /** Timeout of a push service, in milliseconds: 20 seconds by default. */
  readonly timeoutMs?: number;
}

/** Sends notifications to push services, signed by the key of the store (VAPID, RFC 8292). */
export interface PushService {
  readonly publicKey: string;
  isAllowed(endpoint: string): boolean;
  /** Sends an encrypted notification (RFC 8291). The service keeps it for `lifeMs` while the browser is away. Never rejects. */
  send(to: PushAddress, payload: PushPayload, lifeMs: number): Promise<PushOutcome>;
}

/** Makes the key of the store, or takes the one that another gateway makes at the same time. */
async function makeKey({ sql, vault }: VaultedStore) {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const encrypted = vault.encrypt('pushKey', publicKey, privateKey);
  await sql
    .insertInto('push_key')
    .values({ slot: 'current', public_key: publicKey, private_key: encrypted })
    .onConflict((on) => on.doNothing())
    .execute();
  return findKey(sql).executeTakeFirstOrThrow();
}

function findKey(sql: Sql) {
  const keys = sql.selectFrom('push_key').select(['public_key', 'private_key']);
  return keys.where('slot', '=', 'current');
}

/** The pause that an answer asks for, in milliseconds. */
function pauseOf(answer: Response): number {
  const seconds = Number(answer.headers.get('Retry-After') ?? 0);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : 0;
}

function outcomeOf(answer: Response): PushOutcome {
  if (answer.ok) return { kind: 'delivered' };
  if (answer.status === 404 || answer.status === 410) return { kind: 'gone' };
  if (answer.status === 429 || answer.status >= 500) {
    return { kind: 'later', afterMs: pauseOf(answer) };
  }
  return { kind: 'refused' };
}

/** Hosts of the known push services: Google, Mozilla, Apple and Microsoft. A dot at the beginning admits all names below. */
const services = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const;

function isService(host: string): boolean {
  return services.some((known) => (known.startsWith('.') ? host.endsWith(known) : host === known));
}

/**
 * Returns whether the gateway sends to an endpoint, which a browser has named: an https address at a known push service, and
 * never another host, such as one of a private network. `origins` are further origins, for tests.
 */
export function isPushEndpoint(endpoint: string, origins: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (origins.includes(origin)) return true;
  return protocol === 'https:' && port === '' && isService(hostname);
}

/** Opens the service with the key of the store, which the first start makes. All gateways on a store share it. */
export async function createPushService(
  store: VaultedStore,
  { contact = 'mailto:operator@example.com', origins = [], timeoutMs = 20_000 }: PushOptions,
): Promise<PushService> {
  const { sql, vault } = store;
  const key = (await findKey(sql).executeTakeFirst()) ?? (await makeKey(store));
  const { public_key: publicKey, private_key: encrypted } = key;
  const privateKey = vault.decrypt('pushKey', publicKey, encrypted);
  const isAllowed = (endpoint: string): boolean => isPushEndpoint(endpoint, origins);

  /** The request of a notification. Throws for a browser whose keys are none. */
  function requestOf(to: PushAddress, payload: PushPayload, lifeMs: number): Request {
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      { endpoint: to.endpoint, keys: { ...to.keys } },
      JSON.stringify(payload),
      {
        vapidDetails: { subject: contact, publicKey, privateKey },
        TTL: Math.ceil(lifeMs / 1_000),
        contentEncoding: 'aes128gcm',
        urgency: payload.kind === 'promotions' ? 'low' : 'normal',
      },
    );
    const own = Object.entries(headers).filter(([name]) => name !== 'Content-Length');
    return new Request(endpoint, {
      method: 'POST',
      headers: own.map(([name, value]): [string, string] => [name, String(value)]),
      body: new Uint8Array(body ?? []),
      // A redirect could lead to a private address.
      redirect: 'manual',
    });
  }

  function build(...push: Parameters<typeof requestOf>): Request | null {
    try {
      return requestOf(...push);
    } catch {
      return null;
    }
  }

  return {
    publicKey,
    isAllowed,
    async send(to, payload, lifeMs) {
      const request = isAllowed(to.endpoint) ? build(to, payload, lifeMs) : null;
      if (request === null) return { kind: 'gone' };
      try {
        const answer = await fetch(request, { signal: AbortSignal.timeout(timeoutMs) });
        await answer.body?.cancel();
        return outcomeOf(answer);
      } catch {
        return { kind: 'later', afterMs: 0 };
      }
    },
  };
}
