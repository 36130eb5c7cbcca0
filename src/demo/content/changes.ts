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
];
