import { createConsole } from '#gateway/operator/console.ts';
import type { ConsoleNeeds } from '#gateway/operator/console-needs.ts';

const noParts: object = new Proxy({}, { get: () => noParts });

/** The console and the table of its routes over no gateway: to read what it declares. It answers no request. */
export function consoleWithoutParts() {
  // Routes only keep the parts until a request comes.
  return createConsole(noParts as ConsoleNeeds);
}
