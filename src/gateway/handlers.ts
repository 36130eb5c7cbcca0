import type { calls } from '#contract/calls.ts';
import * as announcements from './content/announcement-handlers.ts';
import * as betRecords from './records/bet-record-handlers.ts';
import * as captcha from './accounts/captcha/captcha-handlers.ts';
import * as contracts from './agents/contract-handlers.ts';
import * as favourites from './play/favourite-handlers.ts';
import * as games from './catalogue/game-handlers.ts';
import * as launch from './play/launch-handlers.ts';
import * as lobby from './catalogue/lobby-handlers.ts';
import * as lottery from './catalogue/lottery-handlers.ts';
import * as member from './accounts/member-handlers.ts';
import * as messages from './content/message-handlers.ts';
import * as password from './accounts/password/password-handlers.ts';
import * as registration from './accounts/registration/registration-handlers.ts';
import * as session from './accounts/sign-in/session-handlers.ts';
import * as signIn from './accounts/sign-in/sign-in-handlers.ts';
import * as system from './system/system-handlers.ts';
import * as verification from './accounts/verification/verification-handlers.ts';
import * as wallet from './money/wallet-handlers.ts';
import * as winners from './play/winner-handlers.ts';
import type { Answer } from './http/request-context.ts';

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
