import type { Help } from '#core/help/help.ts';
import type { RouteContext } from '../../lib/route-context.ts';

/** Opens the help centre for its pages, and starts to load newer articles. */
export async function openHelp({ context }: { context: RouteContext }): Promise<Help> {
  const help = await context.app.help();
  context.firstView(help.load());
  return help;
}
