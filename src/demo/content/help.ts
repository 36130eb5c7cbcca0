import type { SeedHelp } from '#gateway/seed/seed.ts';
import { aboutHelp } from './help/about-help.ts';
import { accountHelp } from './help/account-help.ts';
import { appHelp } from './help/app-help.ts';
import { careHelp } from './help/care-help.ts';
import { moneyHelp } from './help/money-help.ts';
import { playHelp } from './help/play-help.ts';

/** Every article of the help centre, in menu order. */
export const help: readonly SeedHelp[] = [
  ...accountHelp,
  ...moneyHelp,
  ...playHelp,
  ...appHelp,
  ...careHelp,
  ...aboutHelp,
];
