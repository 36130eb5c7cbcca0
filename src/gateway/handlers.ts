import type { calls } from '#contract/calls.ts';
import * as announcements from './handlers/announcements.ts';
import * as betRecords from './handlers/bet-records.ts';
import * as captcha from './handlers/captcha.ts';
import * as contracts from './handlers/contracts.ts';
import * as favourites from './handlers/favourites.ts';
import * as games from './handlers/games.ts';
import * as launch from './handlers/launch.ts';
import * as lobby from './handlers/lobby.ts';
import * as lottery from './handlers/lottery.ts';
import * as member from './handlers/member.ts';
import * as messages from './handlers/messages.ts';
import * as password from './handlers/password.ts';
import * as registration from './handlers/registration.ts';
import * as session from './handlers/session.ts';
import * as signIn from './handlers/sign-in.ts';
import * as system from './handlers/system.ts';
import * as verification from './handlers/verification.ts';
import * as wallet from './handlers/wallet.ts';
import * as winners from './handlers/winners.ts';
import type { Answer } from './visit.ts';

type Answers = { readonly [Name in keyof typeof calls]: Answer<(typeof calls)[Name]> };

/** How every call of the contract is answered. A call without an answer does not compile. */
export const answers: Answers = {
  ...announcements,
  ...betRecords,
  ...captcha,
  ...contracts,
  ...favourites,
  ...games,
  ...launch,
  ...lobby,
  ...lottery,
  ...member,
  ...messages,
  ...password,
  ...registration,
  ...session,
  ...signIn,
  ...system,
  ...verification,
  ...wallet,
  ...winners,
};
