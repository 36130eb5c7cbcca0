import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { GatewayError } from '#core/client/gateway-error.ts';
import type { Codes, CodeUse } from '#core/accounts/codes.ts';

interface Needs {
  codes: Codes;
  use: CodeUse;
  /** Where the code goes: another receiver need not wait for the one before. */
  receiver: string;
  /** Runs an action and tells its failure. */
  send: (action: () => Promise<unknown>) => void;
}

function isOver(error: unknown): boolean {
  if (!(error instanceof GatewayError) || error.failure.kind !== 'refused') return false;
  return error.failure.code === 'verification_code_expired';
}

/** Asking for a code, and the wait until the next. */
export function useCodeRequest({ codes, use, receiver, send }: Needs) {
  const { waits } = useSnapshot(codes.state);
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const [getting, setGetting] = useState(false);
  const isOther = askedFor !== null && askedFor !== receiver;

  async function ask(request: () => Promise<void>): Promise<void> {
    if (isOther) codes.forget(use);
    setGetting(true);
    await request().finally(() => setGetting(false));
    setAskedFor(receiver);
  }

  return {
    until: isOther ? null : waits[use],
    getting,
    get: (request: () => Promise<void>) => send(() => ask(request)),
    /** Does something with a code. When the code is over, another may be asked for at once. */
    async use(action: () => Promise<unknown>): Promise<void> {
      try {
        await action();
        codes.forget(use);
      } catch (error) {
        if (isOver(error)) codes.forget(use);
        throw error;
      }
    },
  };
}

export type CodeRequest = ReturnType<typeof useCodeRequest>;
