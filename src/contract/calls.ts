import * as announcements from './calls/announcements.ts';
import * as betRecords from './calls/bet-records.ts';
import * as captcha from './calls/captcha.ts';
import * as contracts from './calls/contracts.ts';
import * as countries from './calls/countries.ts';
import * as favouriteChanges from './calls/favourite-changes.ts';
import * as favourites from './calls/favourites.ts';
import * as games from './calls/games.ts';
import * as launch from './calls/launch.ts';
import * as lobby from './calls/lobby.ts';
import * as lottery from './calls/lottery.ts';
import * as member from './calls/member.ts';
import * as messages from './calls/messages.ts';
import * as password from './calls/password.ts';
import * as registerRules from './calls/register-rules.ts';
import * as registration from './calls/registration.ts';
import * as session from './calls/session.ts';
import * as signIn from './calls/sign-in.ts';
import * as system from './calls/system.ts';
import * as verification from './calls/verification.ts';
import * as wallet from './calls/wallet.ts';
import * as winners from './calls/winners.ts';

/** Every call of the contract by name. The gateway answers all of them; the contract test sends all of them. */
export const calls = {
  ...announcements,
  ...betRecords,
  ...captcha,
  ...contracts,
  ...countries,
  ...favouriteChanges,
  ...favourites,
  ...games,
  ...launch,
  ...lobby,
  ...lottery,
  ...member,
  ...messages,
  ...password,
  ...registerRules,
  ...registration,
  ...session,
  ...signIn,
  ...system,
  ...verification,
  ...wallet,
  ...winners,
};
