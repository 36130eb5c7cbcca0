import type { calls } from '#protocol/calls.ts';
import type { ReplyOf, RequestOf } from '#protocol/call.ts';
import { dayMs, dayOf, startOfDay } from '#protocol/model/market-day.ts';
import { toPesos } from '#protocol/model/money.ts';
import type { Member } from '#protocol/model/member.ts';
import { mayEnterAgentCentre } from '#core/roles/roles.ts';
import type { CallName } from './page.ts';

/** The replies that were read so far. */
export type Replies = { readonly [N in CallName]?: ReplyOf<(typeof calls)[N]> };

/** The request of a call, made of earlier replies. A text is the reason why there is none. */
type MakeRequest<N extends CallName> = (
  replies: Replies,
  now: number,
) => RequestOf<(typeof calls)[N]> | string;

const page = { page: 1, size: 10 } as const;
const month = (now: number) => ({ from: now - 29 * dayMs, to: now, ...page });
const bets = (_: Replies, now: number) => ({ ...month(now), vendor: '' });

/** Whole days, as reports of teams have them. */
function days(now: number) {
  const today = startOfDay(dayOf(now));
  return { from: today - 29 * dayMs, to: today + dayMs };
}

const team = (now: number) => ({ ...days(now), search: '', depth: 'all', size: 20 }) as const;

/** An id of an earlier list, in a request. */
const withId = <Name extends string>(name: Name, id: string | undefined, list: string) =>
  id === undefined ? `the ${list} is empty` : ({ [name]: id } as Record<Name, string>);

const hasClub = ({ club }: Member) => club !== null;
const hasUpline = ({ toUpline }: Member) => toUpline;
const isPlayer = ({ type }: Member) => !mayEnterAgentCentre(type);

/** An empty request for those members to whom the app shows the page. */
const forMembers =
  (isFor: (member: Member) => boolean, reason: string) =>
  ({ getMember: member }: Replies): object | string =>
    member === undefined || isFor(member) ? {} : reason;

const requests: { readonly [N in CallName]?: MakeRequest<N> } = {
  getGames: () => ({
    category: '',
    vendor: '',
    slotClass: '',
    search: '',
    leastBet: 0,
    leastLines: 0,
    sort: '',
    page: 1,
    pageSize: 24,
  }),
  getRooms: ({ getVendors: lanes }) => {
    const lane = lanes?.find(({ category }) => category === 'PVP');
    return withId('vendor', lane?.cards[0]?.vendor, 'lane of games against players');
  },
  getPointReward: () => ({ kind: 'gift', page: 1, size: 12 }),
  getPush: () => ({ fingerprint: '' }),
  getDeposits: () => ({ state: '', size: 10 }),
  getDeposit: ({ getDeposits: list }) => withId('id', list?.deposits[0]?.id, 'list of deposits'),
  getWithdrawals: () => ({ state: '', size: 10 }),
  getWithdrawal: ({ getWithdrawals: list }) =>
    withId('id', list?.withdrawals[0]?.id, 'list of withdrawals'),
  getWithdrawCharge: ({ getWithdrawSettings: settings }) =>
    settings ? { amount: toPesos(settings.least ?? 100_00), kind: 'BC' } : 'there are no limits',
  getUplineTransfers: () => page,
  getUplineTransferTerms: forMembers(hasUpline, 'there is no upline'),
  getRankProgress: forMembers(hasClub, 'there is no club'),
  getRanks: forMembers(hasClub, 'there is no club'),
  getReferralDetails: forMembers(isPlayer, 'agents have links'),
  getWalletTransfers: () => page,
  getSlotBets: bets,
  getFishBets: bets,
  getLiveBets: bets,
  getSportsBets: bets,
  getPvpBets: bets,
  getLotteryBets: bets,
  getOpenSportsBets: bets,
  getOpenLotteryBets: bets,
  getDrawBets: (_, now) => month(now),
  getBet: ({ getSlotBets: list }) => withId('order', list?.bets[0]?.id, 'list of bets'),
  getAccountRecords: (_, now) => ({ ...month(now), code: '' }),
  getProfit: (_, now) => ({ from: now - 29 * dayMs, to: now, by: 'D' }),
  getStatement: (_, now) => ({ month: new Date(now).toISOString().slice(0, 7) }),
  getBonuses: () => ({ view: 'active', size: 20 }),
  getPastRewards: () => ({ size: 10 }),
  getParticipation: ({ getPromotions: list }) =>
    withId('activityId', list?.[0]?.id, 'list of promotions'),
  getInvitations: ({ getMember: member }) =>
    member === undefined || isPlayer(member) ? page : 'agents have links',
  getPointRecords: () => page,
  getRedeemPointList: () => ({ state: '', ...page }),
  getInbox: () => ({ ...page, search: '', message: '' }),
  getOutbox: () => ({ ...page, search: '' }),
  getRecipients: () => ({ search: '' }),
  getAgentContractRequests: () => ({ view: 'in', size: 20 }),
  getContractPayments: () => ({ kind: 'dividend', view: 'received', size: 20 }),
  getDownlines: () => ({ search: '', size: 20 }),
  getAgentChanges: () => ({ size: 20 }),
  getTeamOverview: (_, now) => days(now),
  getTeamSums: (_, now) => ({ ...team(now), by: 'member', category: '', page: 1 }),
  getTeamEntries: (_, now) => ({ ...team(now), code: '' }),
  getAgentIncome: (_, now) => days(now),
};

/** The request with which a call is checked. A text is the reason why it cannot be. */
export function requestOf(name: CallName, replies: Replies, now: number): object | string {
  return requests[name]?.(replies, now) ?? {};
}
