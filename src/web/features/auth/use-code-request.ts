import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { GatewayError } from '#core/client/gateway-error.ts';
import type { Codes, CodeUse } from '#core/accounts/codes.ts';

interface Needs {
  codes: Codes;
  use: CodeUse;
  /** Receiver of the code. Another receiver does not wait for the previous code. */
  receiver: string;
  /** Runs an action and shows its failure. */
  send: (action: () => Promise<unknown>) => void;
}

function isExpired(error: unknown): boolean {
  if (!(error instanceof GatewayError) || error.failure.kind !== 'refused') return false;
  return error.failure.code === 'verification_code_expired';
}

/** Requests codes, and holds the time of the next request (`until`, epoch milliseconds). */
export function useCodeRequest({ codes, use, receiver, send }: Needs) {
  const { waits } = useSnapshot(codes.state);
  const [requestedFor, setRequestedFor] = useState<string | null>(null);
  const [isRequesting, setRequesting] = useState(false);
  const isOtherReceiver = requestedFor !== null && requestedFor !== receiver;

  async function ask(request: () => Promise<void>): Promise<void> {
    if (isOtherReceiver) codes.forget(use);
    setRequesting(true);
    await request().finally(() => setRequesting(false));
    setRequestedFor(receiver);
  }

  return {
    until: isOtherReceiver ? null : waits[use],
    isRequesting,
    get: (request: () => Promise<void>) => send(() => ask(request)),
    /** Runs an action that uses the code. If the code has expired, the next can be requested at once. */
    async use(action: () => Promise<unknown>): Promise<void> {
      try {
        await action();
        codes.forget(use);
      } catch (error) {
        if (isExpired(error)) codes.forget(use);
        throw error;
      }
    },
  };
}

export type CodeRequest = ReturnType<typeof useCodeRequest>;
