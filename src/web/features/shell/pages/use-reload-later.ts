import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Failure } from '#core/client/failure.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { unsavedWork } from '../../../lib/form/unsaved-work.ts';
import { wasReloaded } from '../../../lib/service-worker.ts';
import { useAutomaticRetry } from '../../../widgets/failed-state/use-automatic-retry.ts';

/** The words of browsers, and of the build, for a script or a style that did not arrive. */
const isMissing =
  /dynamically imported module|module script failed|preload css|failed to fetch|load failed/i;

/** The failure of a page whose parts did not arrive. Null for a fault of the page itself, which another load repeats. */
function failureOf(error: unknown): Failure | null {
  if (error instanceof GatewayError) return error.failure;
  const isLoad = error instanceof Error && isMissing.test(error.message);
  return isLoad ? { kind: 'unavailable', status: null } : null;
}

/** Failures to count before the first one: a page that was loaded again and has failed again waits for long. */
const earlierFailures = (): number => (wasReloaded() ? 4 : 0);

/**
 * Loads a page again whose parts did not arrive, as soon as the gateway answers. Work elsewhere on the page, such as a
 * message in the chat, is not lost by it: only the player loads the page then.
 */
export function useReloadLater(error: unknown): void {
  const { system } = useApp();
  const { count } = useSnapshot(unsavedWork);
  const [failure] = useState(() => failureOf(error));
  const [earlier] = useState(earlierFailures);
  const [isAsking, setAsking] = useState(false);

  async function reload(): Promise<void> {
    setAsking(true);
    await system.load();
    if (system.state.phase === 'ready' && unsavedWork.count === 0) location.reload();
    setAsking(false);
  }

  const isHeld = isAsking || count > 0;
  useAutomaticRetry({ failure, earlier, isHeld, onRetry: () => void reload() });
}
