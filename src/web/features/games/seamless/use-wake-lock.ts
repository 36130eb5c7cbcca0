import { useEffect } from 'react';

/** Keeps the screen from going dark while something is played that is not touched all the time. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let held: WakeLockSentinel | null = null;
    let over = false;
    async function hold(): Promise<void> {
      if (document.visibilityState !== 'visible') return;
      // A browser may say no, to spare its battery.
      const lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (over) void lock?.release();
      else held = lock;
    }
    // The lock is lost whenever the page is covered.
    const again = (): void => void hold();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', again);
      void held?.release();
    };
  }, [wanted]);
}
