import { GatewayError } from '../client/gateway-error.ts';

/** Loads a chunk of the app. If the network fails, throws the GatewayError of a call that was not answered. */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await load();
  } catch (cause) {
    throw new GatewayError({ kind: 'unavailable', status: null }, { cause });
  }
}
