import type { Help } from '#core/help/help.ts';
import type { RouteContext } from './route-context.ts';

/** A loader of a page about help: opens the slices of help, and starts the load that the first view shows. */
export function openHelp(begin: (help: Help) => Promise<unknown>) {
  return async ({ context }: { context: RouteContext }): Promise<Help> => {
    const help = await context.app.help();
    context.firstView(begin(help));
    return help;
  };
}
