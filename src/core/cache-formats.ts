import {
  array,
  boolean,
  type GenericSchema,
  type InferOutput,
  number,
  object,
  record,
  string,
} from 'valibot';
import { announcementsFormat } from './announcements/announcements-format.ts';
import { gameShape } from './cache/game-shape.ts';
import type { CacheFormat } from './cache/cache-key.ts';
import { depositsFormat, unansweredFormat, withdrawalsFormat } from './cashier/cashier-format.ts';
import {
  homeRowsFormat,
  lobbyFormat,
  nextEventsFormat,
  seenGamesFormat,
} from './catalogue/lobby-format.ts';
import { countriesFormat } from './countries/countries-format.ts';
import { favouriteChangesFormat, favouritesFormat } from './favourites/favourites-format.ts';
import {
  feedbackDraftFormat,
  feedbackFormat,
  feedbackRulesFormat,
} from './feedback/feedback-format.ts';
import { depositGuidesFormat, helpFormat } from './help/help-format.ts';
import { inboxFormat, outboxFormat, recipientsFormat, unsentFormat } from './inbox/inbox-format.ts';
import { lotteryFormat } from './lottery/lottery-format.ts';
import { memberFormat } from './member/member-format.ts';
import {
  activityDraftFormat,
  participationFormat,
  promotionsFormat,
} from './promotions/promotions-format.ts';
import { playLimitsFormat } from './protection/play-limits-format.ts';
import {
  pointBalanceFormat,
  pointMallFormat,
  pointRecordsFormat,
  redemptionsFormat,
} from './points/points-format.ts';
import {
  accountRecordFormat,
  betRecordFormat,
  profitFormat,
  rankFormat,
  statementFormat,
  ticketsFormat,
  winsFormat,
} from './records/records-format.ts';
import {
  bonusesFormat,
  claimsFormat,
  invitationsFormat,
  missionsFormat,
  pastRewardsFormat,
  rebateFormat,
  redEnvelopesFormat,
  referralFormat,
} from './rewards/rewards-format.ts';
import { systemStatusFormat } from './system/system-status-format.ts';
import { trustFormat } from './trust/trust-format.ts';
import { winnersFormat } from './winners/winners-format.ts';
import type { FieldRule } from '#protocol/model/rule.ts';

const fieldRule: GenericSchema<unknown, FieldRule> = object({
  pattern: string(),
  patternId: number(),
  minLength: number(),
  maxLength: number(),
  enabled: boolean(),
  required: boolean(),
});

/** Rules of the registration form by field, as the cache writes them. Several domains keep them. */
const registerRulesShape = record(string(), fieldRule);

const all = {
  systemStatus: systemStatusFormat,
  lobby: lobbyFormat,
  homeRows: homeRowsFormat,
  nextEvents: nextEventsFormat,
  games: { shape: array(gameShape) },
  seenGames: seenGamesFormat,
  lottery: lotteryFormat,
  tickets: ticketsFormat,
  activityDraft: activityDraftFormat,
  announcements: announcementsFormat,
  countries: countriesFormat,
  registerRules: { shape: registerRulesShape },
  winners: winnersFormat,
  feedback: feedbackFormat,
  feedbackDraft: feedbackDraftFormat,
  feedbackRules: feedbackRulesFormat,
  depositGuides: depositGuidesFormat,
  help: helpFormat,
  trust: trustFormat,
  inbox: inboxFormat,
  outbox: outboxFormat,
  recipients: recipientsFormat,
  unsentMessages: unsentFormat,
  member: memberFormat,
  betRecord: betRecordFormat,
  accountRecord: accountRecordFormat,
  participation: participationFormat,
  profit: profitFormat,
  promotions: promotionsFormat,
  statement: statementFormat,
  wins: winsFormat,
  rank: rankFormat,
  deposits: depositsFormat,
  withdrawals: withdrawalsFormat,
  unansweredRequests: unansweredFormat,
  pointMall: pointMallFormat,
  pointBalance: pointBalanceFormat,
  redemptions: redemptionsFormat,
  pointRecords: pointRecordsFormat,
  missions: missionsFormat,
  referral: referralFormat,
  invitations: invitationsFormat,
  claims: claimsFormat,
  pastRewards: pastRewardsFormat,
  bonuses: bonusesFormat,
  redEnvelopes: redEnvelopesFormat,
  playLimits: playLimitsFormat,
  rebate: rebateFormat,
  favourites: favouritesFormat,
  favouriteChanges: favouriteChangesFormat,
};

type Formats = typeof all;

/** The values of each format. */
export type CachedValues = {
  [Name in keyof Formats]: InferOutput<Formats[Name]['shape']>;
};

/** The formats of all cache keys, in one chunk. Each domain owns its own. */
export const formats: { readonly [Name in keyof Formats]: CacheFormat<CachedValues[Name]> } = all;
