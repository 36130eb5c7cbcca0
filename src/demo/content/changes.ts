import type { ContentChange } from '#gateway/seed/seed.ts';

/**
 * The changes of the content since the first version, which existing stores get when they are opened. Name the rows that
 * you add to the lists of this folder in a new change at the end. Never change a released one.
 */
export const changes: readonly ContentChange[] = [
  // Slots have a lowest bet and lines; roulette and sic bo have pages of their own.
  { games: 'all' },
  // Members receive their winnings at banks and e-wallets.
  { banks: 'all' },
  // The club has levels.
  { ranks: 'all' },
  // Deposits go through channels.
  { depositChannels: 'all' },
  // Members take part in promotions.
  {
    announcements: [309, 310, 311, 312, 313, 314, 315, 316, 317],
    activities: 'all',
  },
  // Turnover earns points, which the points mall takes.
  { pointRates: 'all', pointItems: 'all', pointExchange: 'all' },
  // Bonuses are given by rules.
  { bonusRules: 'all' },
  // There are missions, leaderboards and invited players.
  { missions: 'all' },
  // Levels have gifts and rates of rebates; there are promo codes and red envelopes.
  { ranks: 'all', rewards: 'all' },
  // Members write feedback.
  { feedback: 'all' },
  // The reward of one promotion is a bonus, of another points.
  { announcements: [314, 317], activities: [314, 317] },
  // The page of the card opens in a frame of the app.
  { depositChannels: ['perlas'] },
  // Members have withdrawals to confirm and to look at.
  { pastWithdrawals: ['juan', 'ana'] },
  // Agents have news of their own.
  { announcements: [401, 402] },
  // Each way to deposit has a guide.
  { depositGuides: 'all' },
  // The rooms of the chat are in use.
  { talk: 'all' },
  // Sports, e-sports, cockfights and poker have games of their own; games are marked as new, and have their return to player.
  { games: 'all' },
  // Without a connection the lobby opens by itself.
  { help: ['app.offline'] },
  // The highest bet of each slot with a jackpot wins all of it.
  { games: 'all' },
  // Only the slots with a jackpot add to it.
  { announcements: [112] },
  // Texts promise what the gateway does, and each promotion has its activity.
  {
    announcements: [
      101, 103, 104, 106, 109, 110, 113, 114, 115, 201, 202, 204, 300, 302, 303, 304, 305, 306, 310,
      313, 314, 402,
    ],
    goneAnnouncements: [108, 301, 307, 308],
    activities: [302, 310, 313, 314],
    banners: [3],
    ranks: 'all',
    depositGuides: 'all',
    help: [
      'account.open',
      'account.login',
      'account.password',
      'account.security',
      'money.deposit',
      'money.withdrawal',
      'money.bonus',
      'play.trial',
      'care.pause',
      'care.signs',
      'about.contact',
      'about.terms',
      'about.agents',
    ],
  },
  // Members take breaks and close their accounts.
  { help: ['care.pause'] },
  // Limits and the reality check have an article.
  { help: ['care.limits'] },
];
