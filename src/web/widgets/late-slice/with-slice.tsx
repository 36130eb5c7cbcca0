import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { App } from '#core/app.ts';
import type { Failure } from '#core/client/failure.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import { useApp } from '../../lib/app-context.tsx';
import { FailedState } from '../failed-state/failed-state.tsx';

interface WithSliceProps<Slice> {
  /** Gets the slice of the app. The same function at each render. */
  from: (app: App) => Promise<Slice>;
  /** Shown while the slice loads. */
  placeholder: ReactNode;
  children: (slice: Slice) => ReactNode;
}

/** Renders a page with a slice that is loaded late, a placeholder until then, or the failure with a retry. */
export function WithSlice<Slice>({ from, placeholder, children }: WithSliceProps<Slice>) {
  const app = useApp();
  const [loaded, setLoaded] = useState<{ slice: Slice } | { failure: Failure } | null>(null);

  const load = useCallback(async () => {
    try {
      return { slice: await from(app) };
    } catch (error) {
      if (error instanceof GatewayError) return { failure: error.failure };
      throw error;
    }
  }, [app, from]);

  useEffect(() => {
    let isMounted = true;
    void load().then((found) => isMounted && setLoaded(found));
    return () => {
      isMounted = false;
    };
  }, [load]);

  if (loaded === null) return placeholder;
  if ('slice' in loaded) return children(loaded.slice);
  return <FailedState failure={loaded.failure} onRetry={() => void load().then(setLoaded)} />;
}
