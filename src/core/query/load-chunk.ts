import { GatewayError } from '../client/gateway-error.ts';

/** Timeout of a chunk of the app, in milliseconds. */
const limitMs = 120_000;

/** Limits how long a chunk is waited for. Rejects with the GatewayError `loadTimeout` after the limit. */
export async function withLoadTimeout<Chunk>(loading: Promise<Chunk>): Promise<Chunk> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new GatewayError({ kind: 'loadTimeout' })), limitMs);
  });
  return Promise.race([loading, timeout]).finally(() => clearTimeout(timer));
}

/** Loads a chunk of the app. If the network fails, throws the GatewayError of a call that was not answered; after 120 s, `loadTimeout`. */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await withLoadTimeout(load());
  } catch (cause) {
    if (cause instanceof GatewayError) throw cause;
    throw new GatewayError({ kind: 'unavailable', status: null }, { cause });
  }
}
