import type { App } from '#core/app.ts';
import type { Help } from '#core/help/help.ts';

/** The help centre for a page of it, with a look for newer answers under way. */
export async function openHelp({ context: { app } }: { context: { app: App } }): Promise<Help> {
  const help = await app.help();
  void help.load();
  return help;
}
