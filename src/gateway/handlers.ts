import type { calls } from '#contract/calls.ts';
import * as captcha from './accounts/captcha/captcha-handlers.ts';
import * as member from './accounts/member-handlers.ts';
import * as password from './accounts/password/password-handlers.ts';
import * as registration from './accounts/registration/registration-handlers.ts';
import * as session from './accounts/sign-in/session-handlers.ts';
import * as signIn from './accounts/sign-in/sign-in-handlers.ts';
import * as verification from './accounts/verification/verification-handlers.ts';
import * as contracts from './agents/contract-handlers.ts';
import * as games from './catalogue/game-handlers.ts';
import * as lobby from './catalogue/lobby-handlers.ts';
import * as lottery from './catalogue/lottery-handlers.ts';
import * as announcements from './content/announcement-handlers.ts';
import * as help from './content/help-handlers.ts';
import * as messages from './content/message-handlers.ts';
import type { CallHandler } from './http/request-context.ts';
import * as wallet from './money/wallet-handlers.ts';
import * as favourites from './play/favourite-handlers.ts';
import * as launch from './play/launch-handlers.ts';
import * as recentGames from './play/recent-game-handlers.ts';
import * as winners from './play/winner-handlers.ts';
import * as betRecords from './records/bet-record-handlers.ts';
import * as system from './system/system-handlers.ts';

type Handlers = { readonly [Name in keyof typeof calls]: CallHandler<(typeof calls)[Name]> };

/** The handlers of all calls of the contract. A call without a handler does not compile. */
export const handlers: Handlers = {
  ...announcements,
  ...betRecords,
  ...captcha,
  ...contracts,
  ...favourites,
  ...games,
  ...help,
  ...launch,
  ...lobby,
  ...lottery,
  ...member,
  ...messages,
  ...password,
  ...recentGames,
  ...registration,
  ...session,
  ...signIn,
  ...system,
  ...verification,
  ...wallet,
  ...winners,
};
