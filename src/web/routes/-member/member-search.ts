import { fallback, type InferOutput, object, optional, parse, picklist } from 'valibot';
import { memberPages } from '#protocol/vocabulary/member-page.ts';
import { bonusSearch } from '../../features/bonuses/bonus-search.ts';
import { contractsSearch } from '../../features/member/contracts/contracts-search.ts';
import { missionsSearch } from '../../features/missions/missions-search.ts';
import { depositSearch } from '../../features/deposit/deposit-search.ts';
import { feedbackSearch } from '../../features/feedback/feedback-search.ts';
import { messagesSearch } from '../../features/messages/messages-search.ts';
import { profitSearch } from '../../features/records/profit/profit-search.ts';
import { recordsSearch } from '../../features/records/records-search.ts';
import { securitySearch } from '../../features/security/security-search.ts';
import { withdrawSearch } from '../../features/withdraw/withdraw-search.ts';

const memberSearch = object({
  page: fallback(optional(picklist(memberPages)), undefined),
  ...recordsSearch,
  ...securitySearch,
  ...profitSearch,
  ...depositSearch,
  ...withdrawSearch,
  ...bonusSearch,
  ...missionsSearch,
  ...contractsSearch,
  ...feedbackSearch,
  ...messagesSearch,
});

/** The search of the member centre: its page, and the parameters of all pages side by side. One name has one meaning. */
export type MemberSearch = InferOutput<typeof memberSearch>;

/** Reads the search of an address; parameters without a valid value are left out. It loads with the member centre, since the routes are part of the first load. */
export function readMemberSearch(search: object): MemberSearch {
  return parse(memberSearch, search);
}
