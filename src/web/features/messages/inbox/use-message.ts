import { useCallback, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Message } from '#protocol/model/contact/message.ts';
import type { Failure } from '#core/client/failure.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import type { Received } from '#core/inbox/inbox.ts';

/** A message that is not in the list: it, null when there is none, or the failure. */
type Found = { readonly message: Message | null } | { readonly failure: Failure };

/** Finds a message: in the list that is shown or kept, else at the gateway. */
async function findMessage(received: Received, id: string): Promise<Found> {
  if (received.state.phase === 'idle') await received.load();
  try {
    return { message: await received.find(id) };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return { failure: error.failure };
  }
}

/** The message with an id. Null while it is looked for. */
export function useMessage(received: Received, id: string) {
  const { rows } = useSnapshot(received.state);
  const [found, setFound] = useState<Found | null>(null);
  const listed = rows.find((one) => one.id === id);
  const isListed = listed !== undefined;

  const find = useCallback(() => findMessage(received, id), [received, id]);
  useEffect(() => {
    let isMounted = true;
    if (!isListed) void find().then((result) => isMounted && setFound(result));
    return () => {
      isMounted = false;
    };
  }, [find, isListed]);

  return {
    found: listed ? { message: listed } : found,
    retry: (): void => void find().then(setFound),
  };
}
