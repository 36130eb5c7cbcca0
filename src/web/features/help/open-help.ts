import type { App } from '#core/app.ts';
import type { Help } from '#core/help/help.ts';

/** Opens the help centre for its pages, and starts to load newer articles. */
export async function openHelp({ context: { app } }: { context: { app: App } }): Promise<Help> {
  const help = await app.help();
  void help.load();
  return help;
}
