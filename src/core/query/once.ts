import { GatewayError } from '../client/gateway-error.ts';

/** Makes a thing when it is first asked for, and gives the same one ever after. A failure is forgotten, so that the next may succeed. */
export function once<Thing>(make: () => Promise<Thing>): () => Promise<Thing> {
  let made: Promise<Thing> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

/** A part of the app that is loaded when it is used. Where it does not come, that is told as a call that did not get through. */
export async function arrive<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new GatewayError({ kind: 'unavailable', status: null }, { cause });
  }
}
