import { useRef, useState } from 'react';
import type { Failure } from '#core/client/failure.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import { throttleWaitMs } from '#core/client/retry-after.ts';
import { useApp } from '../app-context.tsx';
import { newKey } from './new-key.ts';
import { clock } from '../time/clock.ts';

/** An action of the player. It may use the idempotency key for its call. Put the steps after success at its end. */
export type Action = (idempotencyKey: string) => Promise<unknown>;

/** The progress of the last action, as buttons show it. */
export interface AttemptState {
  pending: boolean;
  /** The gateway did not answer: the words and Try again stand at the button. */
  failure: Failure | null;
  /** Runs the last action again, with the same idempotency key. */
  retry: () => void;
  /** The action was throttled: until this time in epoch milliseconds it does nothing. */
  heldUntil: number | null;
}

interface Attempt extends AttemptState {
  /** Runs an action. Does nothing while the previous one runs, and while it is held. */
  attempt: (action: Action) => void;
}

/** Statuses of a gateway that cannot be reached, in place of an answer of the gateway. */
const unreachable: ReadonlySet<number | null> = new Set([null, 502, 503, 504]);

/** Returns true for a failure without an answer, after which the same call may be sent again. */
function isUnanswered(failure: Failure): boolean {
  if (failure.kind === 'offline') return true;
  return failure.kind === 'unavailable' && unreachable.has(failure.status);
}

/**
 * Runs actions of the app, and notifies the player of their failures in one way: a refusal is a dialog; a
 * throttled action is held; without an answer, the words and Try again stand at the button, which is
 * `<AttemptButton of>` or, in a form, `<SubmitButton>`. Errors other than `GatewayError` are thrown.
 */
export function useAttempt(): Attempt {
  const { ui } = useApp();
  const running = useRef(false);
  const last = useRef<{ action: Action; key: string } | null>(null);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [heldUntil, setHeldUntil] = useState<number | null>(null);

  function fail(error: unknown): void {
    if (!(error instanceof GatewayError)) throw error;
    const waitMs = throttleWaitMs(error.failure);
    if (waitMs !== null) setHeldUntil(clock.now() + waitMs);
    // The countdown on the button says enough about a throttled call of the gateway.
    if (waitMs !== null && error.failure.kind === 'refused') return;
    const isAborted =
      error.silent && !(error.failure.kind === 'unavailable' && error.failure.status);
    if (isAborted || error.failure.kind === 'signedOut') return;
    if (isUnanswered(error.failure)) setFailure(error.failure);
    else ui.showFailure(error.failure);
  }

  /** The failure stays until the action has ended, so that Try again keeps the focus. */
  async function run(work: { action: Action; key: string }): Promise<void> {
    if (running.current || (heldUntil ?? 0) > clock.now()) return;
    running.current = true;
    last.current = work;
    setPending(true);
    try {
      await work.action(work.key);
      setFailure(null);
    } catch (error) {
      setFailure(null);
      fail(error);
    } finally {
      running.current = false;
      setPending(false);
    }
  }

  return {
    attempt: (action) => void run({ action, key: newKey() }),
    retry: () => void (last.current && run(last.current)),
    pending,
    failure,
    heldUntil,
  };
}
