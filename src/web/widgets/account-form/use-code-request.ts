import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { GatewayError } from '#core/client/gateway-error.ts';
import type { Codes, CodeUse } from '#core/accounts/codes.ts';
import type { Submission } from './use-submit.ts';

interface Needs {
  codes: Codes;
  use: CodeUse;
  /** Receiver of the code. Another receiver does not wait for the previous code. */
  receiver: string;
  /** The action that requests a code, apart from the submission of the form: each holds its own button. */
  requesting: Submission;
}

function isExpired(error: unknown): boolean {
  if (!(error instanceof GatewayError) || error.failure.kind !== 'refused') return false;
  return error.failure.code === 'verification_code_expired';
}

/** Requests codes, and holds the time of the next request (`until`, epoch milliseconds). */
export function useCodeRequest({ codes, use, receiver, requesting }: Needs) {
  const { waits } = useSnapshot(codes.state);
  const [requestedFor, setRequestedFor] = useState<string | null>(null);
  const isOtherReceiver = requestedFor !== null && requestedFor !== receiver;

  /** `request` returns true when a code was sent. */
  async function ask(request: () => Promise<boolean>): Promise<void> {
    if (isOtherReceiver) codes.forget(use);
    if (await request()) setRequestedFor(receiver);
  }

  return {
    /** The later of the waits for the next code and for a throttled request. */
    until: isOtherReceiver ? requesting.heldUntil : (waits[use] ?? requesting.heldUntil),
    requesting,
    get: (request: () => Promise<boolean>) => requesting.send(() => ask(request)),
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
