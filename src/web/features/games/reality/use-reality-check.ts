import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { PlaySessionSlice } from '#core/protection/play-session.ts';
import { clock } from '../../../lib/time/clock.ts';

/** True from the time of a reality check until it is answered, in this tab or in another one. */
export function useRealityCheck(slice: PlaySessionSlice): boolean {
  const { nextCheckAt, aheadMs } = useSnapshot(slice.state);
  const [dueAt, setDueAt] = useState<number | null>(null);
  const isDue = dueAt !== null && dueAt === nextCheckAt;

  useEffect(() => {
    if (nextCheckAt === null || isDue) return undefined;
    const waitMs = Math.max(0, nextCheckAt - aheadMs - clock.now());
    // Another tab may have answered meanwhile. Without a network the check comes all the same.
    const timer = setTimeout(() => void slice.load().then(() => setDueAt(nextCheckAt)), waitMs);
    return () => clearTimeout(timer);
  }, [slice, nextCheckAt, aheadMs, isDue]);

  return isDue;
}
