import type { Seed } from '#gateway/seed/seed.ts';
import type { GatewayOptions } from '#gateway/gateway.ts';
import { accounts, demoPassword } from './content/accounts.ts';
import { announcements } from './content/announcements.ts';
import { banks } from './content/banks.ts';
import { banners } from './content/banners.ts';
import { changes } from './content/changes.ts';
import { bonusRules } from './content/rewards/bonus-rules.ts';
import { contractRequests, contracts } from './content/contracts.ts';
import { countries } from './content/countries.ts';
import { depositChannels } from './content/deposit-channels.ts';
import { games } from './content/games.ts';
import { help } from './content/help.ts';
import { history } from './content/history.ts';
import { draws, lotteryGames } from './content/lottery.ts';
import { leaderboards } from './content/rewards/leaderboards.ts';
import { missions } from './content/rewards/missions.ts';
import { regulars } from './content/rewards/regulars.ts';
import { messages } from './content/messages.ts';
import { ranks } from './content/ranks.ts';
import { pointExchange, pointHistory } from './content/rewards/point-exchange.ts';
import { pointItems } from './content/rewards/point-items.ts';
import { pointRates } from './content/rewards/point-rates.ts';
import { rewards } from './content/rewards/rewards.ts';
import { showcases } from './content/showcases.ts';
import { slotClasses } from './content/slot-classes.ts';
import { spareSlot } from './content/spare-slot.ts';
import { vendors } from './content/vendors.ts';
import { depositGuides } from './content/contact/deposit-guides.ts';
import { feedback } from './content/contact/feedback.ts';
import { talk } from './content/contact/talk.ts';
import { activities, applications } from './content/rewards/activities.ts';
import { winners } from './content/winners.ts';
import { createChatSite } from './chat/create-chat-site.ts';
import { calendar } from './calendar.ts';
import { createGames } from './games/create-games.ts';
import { createMedia } from './media.ts';

/** The content and the accounts of the demo. */
export const demoSeed: Seed = {
  name: 'demo',
  accounts,
  activities,
  announcements,
  applications,
  feedback,
  banks,
  banners,
  bonusRules,
  changes,
  contractRequests,
  contracts,
  countries,
  depositChannels,
  depositGuides,
  draws,
  games,
  help,
  history,
  leaderboards,
  lotteryGames,
  messages,
  missions,
  password: demoPassword,
  pointExchange,
  pointHistory,
  pointItems,
  pointRates,
  ranks,
  regulars,
  rewards,
  showcases,
  slotClasses,
  spareSlot,
  talk,
  vendors,
  winners,
};

/** The options that turn a gateway into the demo: its content, games, chat, pictures and calendar. */
export const demo = {
  seed: demoSeed,
  createGames,
  createChatSite,
  createMedia,
  calendar,
} satisfies Partial<GatewayOptions>;
