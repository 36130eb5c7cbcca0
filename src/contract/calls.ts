import * as announcements from './calls/announcements.ts';
import * as contracts from './calls/contracts.ts';
import * as favourites from './calls/favourites.ts';
import * as games from './calls/games.ts';
import * as lottery from './calls/lottery.ts';
import * as member from './calls/member.ts';
import * as messages from './calls/messages.ts';
import * as session from './calls/session.ts';
import * as system from './calls/system.ts';
import * as wallet from './calls/wallet.ts';
import * as winners from './calls/winners.ts';

/** Every call of the contract by its name: what the gateway must answer and the contract test must exercise. */
export const calls = {
  ...announcements,
  ...contracts,
  ...favourites,
  ...games,
  ...lottery,
  ...member,
  ...messages,
  ...session,
  ...system,
  ...wallet,
  ...winners,
};
