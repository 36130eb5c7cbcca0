/**
 * A script for the head of a prerendered page. It starts the program after the first paint, so that nothing competes with the
 * page that is there already: all modules are fetched at once, and each is evaluated in a task of its own. A press that comes
 * before the program is kept for it: `src/web/lib/early-press.ts`. Without the program, links work as on any page.
 */
export function startScript(modules: readonly string[]): string {
  return `((modules) => {
  let pressed = null;
  let started = false;
  const keep = (event) => {
    const control = event.target.closest('#app a[href^="/"], #app button');
    if (!control || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    pressed = control;
    void start();
  };
  globalThis.takeEarlyPress = () => {
    removeEventListener('click', keep, true);
    return pressed;
  };
  const start = async () => {
    if (started) return;
    started = true;
    for (const href of modules) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
    }
    try {
      for (const module of modules) {
        await import(module);
        await new Promise((done) => setTimeout(done));
      }
    } catch {
      takeEarlyPress()?.click();
    }
  };
  addEventListener('click', keep, true);
  if (document.hidden) return void start();
  try {
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      setTimeout(start);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(start, 2500);
  } catch {
    start();
  }
})(${JSON.stringify(modules)});`;
}
