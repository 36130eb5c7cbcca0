import { aboutHelp } from './help/about-help.ts';
import { accountHelp } from './help/account-help.ts';
import { appHelp } from './help/app-help.ts';
import type { DemoHelp } from './help/article.ts';
import { careHelp } from './help/care-help.ts';
import { moneyHelp } from './help/money-help.ts';
import { playHelp } from './help/play-help.ts';

export type { DemoHelp } from './help/article.ts';

/** Every article of the help centre, in the order of the menu. */
export const help: readonly DemoHelp[] = [
  ...accountHelp,
  ...moneyHelp,
  ...playHelp,
  ...appHelp,
  ...careHelp,
  ...aboutHelp,
];
