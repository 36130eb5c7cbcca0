/**
 * @typedef {'1' | 'X' | '2' | 'over' | 'under'} Pick
 *
 * @typedef {object} Match
 * @property {string} id
 * @property {string} league
 * @property {string} home
 * @property {string} away
 * @property {number} startsAt
 * @property {number} endsAt
 * @property {'open' | 'live' | 'ended'} state
 * @property {string} hash
 * @property {string} [seed]
 * @property {string} [table]
 * @property {number} [line]
 * @property {Partial<Record<Pick, number>>} [prices] In hundredths.
 * @property {Partial<Record<Pick, number>>} [before] The prices a step ago.
 * @property {{ home: number, away: number, played?: number }} [score]
 *
 * @typedef {object} BetLeg
 * @property {string} fixture
 * @property {string} league
 * @property {string} home
 * @property {string} away
 * @property {number} line
 * @property {Pick} pick
 * @property {number} price
 *
 * @typedef {{ home: number, away: number, won: boolean, seed: string | null }} LegEnd
 *
 * @typedef {object} Bet
 * @property {string} id
 * @property {number} stakeCentavos
 * @property {number} payoutCentavos
 * @property {'open' | 'won' | 'lost' | 'tied' | 'cancelled'} state
 * @property {{ legs: BetLeg[] }} choice
 * @property {{ legs: LegEnd[] } | null} outcome
 * @property {number} placedAt
 * @property {number | null} dueAt
 *
 * @typedef {import('../calls.js').Opened & { least: number, most: number, mostLegs: number, mostPayout: number, leagues: { id: string, name: string, inTitles: string[] }[] }} Opened
 * @typedef {ReturnType<typeof import('./messages.js').bookMessages>} Messages
 */

/** @type {readonly Pick[]} */
export const picks = ['1', 'X', '2', 'over', 'under'];

/**
 * A price as a multiple, such as 2.35.
 * @param {number} hundredths
 */
export const priceText = (hundredths) => (hundredths / 100).toFixed(2);

/**
 * The name of a bet on a match.
 * @param {Pick} pick
 * @param {{ home: string, away: string, line: number }} match
 * @param {Messages} messages
 */
export function pickName(pick, { home, away, line }, messages) {
  if (pick === '1') return home;
  if (pick === '2') return away;
  if (pick === 'X') return messages.draw;
  return pick === 'over' ? messages.over(line) : messages.under(line);
}
