import type { Call } from '#protocol/call.ts';
import { GatewayError } from './gateway-error.ts';

interface Unanswered {
  /** The request with its session, as text. */
  readonly text: string;
  readonly key: string;
}

/** The gateway did not answer, so it may have done what was requested. */
function isUnanswered(error: unknown): boolean {
  return !(error instanceof GatewayError) || error.failure.kind === 'unavailable';
}

/** Idempotency keys of calls. A request that was not answered keeps its key when it is sent again, so that it changes nothing twice. */
export function createRequestKeys(crypto: Pick<Crypto, 'getRandomValues'>) {
  /** By path of the call, in memory only: requests contain secrets. */
  const unanswered = new Map<string, Unanswered>();

  function newKey(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  /** Sends a request with its key. */
  return async function withKey<Reply>(
    { method, path }: Call,
    request: { readonly fields: object; readonly token: string | null },
    send: (key: string) => Promise<Reply>,
  ): Promise<Reply> {
    const name = `${method} ${path}`;
    const text = JSON.stringify(request);
    const before = unanswered.get(name);
    const key = before?.text === text ? before.key : newKey();
    unanswered.delete(name);
    try {
      return await send(key);
    } catch (error) {
      if (isUnanswered(error)) unanswered.set(name, { text, key });
      throw error;
    }
  };
}
