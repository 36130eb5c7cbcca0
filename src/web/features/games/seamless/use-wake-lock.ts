import { useEffect } from 'react';

/** Keeps the screen on while `isActive` is true (Screen Wake Lock API). */
export function useWakeLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isStopped = false;
    async function acquire(): Promise<void> {
      if (document.visibilityState !== 'visible') return;
      // The browser can refuse, to save battery.
      const acquired = await navigator.wakeLock.request('screen').catch(() => null);
      if (isStopped) void acquired?.release();
      else lock = acquired;
    }
    // The browser releases the lock when the page is hidden.
    const reacquire = (): void => void acquire();
    reacquire();
    document.addEventListener('visibilitychange', reacquire);
    return () => {
      isStopped = true;
      document.removeEventListener('visibilitychange', reacquire);
      void lock?.release();
    };
  }, [isActive]);
}
