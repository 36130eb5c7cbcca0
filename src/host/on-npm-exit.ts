const pollMs = 100;

/**
 * Calls back when npm, having started this program by one of its scripts, is stopped by a signal. npm starts a program
 * through a shell, and some shells end at a signal without passing it on: the program then gets another parent process.
 */
export function onNpmExit(callback: () => void): void {
  if (!['start', 'serve', 'dev'].includes(process.env['npm_lifecycle_event'] ?? '')) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    callback();
  }, pollMs);
  timer.unref();
}
