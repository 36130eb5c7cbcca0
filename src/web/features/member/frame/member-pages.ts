import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type MemberPage, memberPages } from '#protocol/vocabulary/member-page.ts';
import type { Member } from '#protocol/model/member.ts';
import type { ModuleId } from '#protocol/vocabulary/module-id.ts';
import { hasClub } from '#core/access/access.ts';
import { mayEnterAgentCentre } from '#core/roles/roles.ts';
import type { IconName } from '../../../ui/icon/icon.tsx';
import type { LateIconName } from '../../../ui/icon-late/icon-late.tsx';

/** Groups of the menu on a phone, in their order. */
export const pageGroups = ['account', 'money', 'records', 'rewards'] as const;
export type PageGroup = (typeof pageGroups)[number];

/** The wallets of the member. */
interface Wallets {
  /** All games share one wallet. */
  readonly single: boolean;
}

/** A page of the member centre in the menu. */
interface MemberPageEntry {
  readonly name: MessageDescriptor;
  readonly icon: IconName | LateIconName;
  /** Null for pages with a button of their own above the menu. */
  readonly group: PageGroup | null;
  /** Module that the operator has to switch on. Absent means none. */
  readonly module?: ModuleId;
  /** Members who have the page. Absent means all. */
  readonly isFor?: (
    member: Pick<Member, 'toUpline' | 'type' | 'club'>,
    wallets: Wallets,
  ) => boolean;
  /** Number beside the name. */
  readonly counts?: 'unread' | 'missions' | 'claims' | 'contracts';
}

/** Every page of the member centre. The order of the menu is the order of `memberPages`. */
export const memberPageEntries: Readonly<Record<MemberPage, MemberPageEntry>> = {
  securityCenter: { name: msg`Security`, icon: 'shield', group: 'account' },
  protection: { name: msg`Play limits`, icon: 'gauge', group: 'account' },
  deposit: { name: msg`Deposit`, icon: 'deposit', group: null, module: 'DPSTBAS3' },
  withdraw: { name: msg`Withdraw`, icon: 'wallet', group: null },
  transferUpline: {
    name: msg`Transfer to upline`,
    icon: 'plane',
    group: 'money',
    module: 'FUNDTRANS3',
    // Agents have it without an upline too: their downlines send to them.
    isFor: ({ toUpline, type }) => toUpline || mayEnterAgentCentre(type),
  },
  contracts: {
    name: msg`Contracts`,
    icon: 'link',
    group: 'money',
    module: 'AGENTPOLICY3',
    // Agents have theirs in the agent centre.
    isFor: ({ type }) => !mayEnterAgentCentre(type),
    counts: 'contracts',
  },
  withdrawConfirmation: { name: msg`Confirm a withdrawal`, icon: 'check', group: 'money' },
  wallet: {
    name: msg`Wallets`,
    icon: 'exchange',
    group: 'money',
    module: 'FUNDTRANS3',
    isFor: (_, { single }) => !single,
  },
  personalHistoryCopy: { name: msg`Bet record`, icon: 'receipt', group: 'records' },
  transactionHistory: {
    name: msg`Account record`,
    icon: 'menu',
    group: 'records',
    module: 'MEMTRANS3',
  },
  personalProfit: { name: msg`Profit and loss`, icon: 'chart', group: 'records' },
  // Bonuses hold money, so the page has no module.
  bonusDetails: { name: msg`Bonuses`, icon: 'coin', group: 'rewards' },
  rewardCenter: {
    name: msg`Reward centre`,
    icon: 'gift',
    group: 'rewards',
    module: 'REWCEN3',
    counts: 'claims',
  },
  redEnvelope: { name: msg`Red envelope`, icon: 'envelope', group: 'rewards', module: 'REWCEN3' },
  referral: { name: msg`Invite friends`, icon: 'people', group: 'rewards', module: 'REFERRAL3' },
  missionLeaderboard: {
    name: msg`Missions`,
    icon: 'target',
    group: 'rewards',
    module: 'REWCEN3',
    counts: 'missions',
  },
  messageV2: {
    name: msg`Messages`,
    icon: 'mail',
    group: 'account',
    module: 'INBOX3',
    counts: 'unread',
  },
  manualRebate: { name: msg`Rebate`, icon: 'percent', group: 'rewards', module: 'REWCEN3' },
  rank: {
    name: msg`Player rank`,
    icon: 'podium',
    group: 'rewards',
    module: 'MEMCLUB3',
    isFor: hasClub,
  },
  winners: { name: msg`My wins`, icon: 'trophy', group: 'records' },
  feedback: { name: msg`Feedback`, icon: 'megaphone', group: 'account', module: 'FEEDBACK3' },
  settings: { name: msg`Settings`, icon: 'sliders', group: 'account' },
};

/** The pages of a member, in the order of the menu. A member who is not loaded yet sees the pages that all members have. */
export function pagesOf(
  member: Pick<Member, 'toUpline' | 'type' | 'club'> | null,
  isOn: (module: ModuleId) => boolean,
  wallets: Wallets,
): MemberPage[] {
  return memberPages.filter((page) => {
    const { isFor, module } = memberPageEntries[page];
    if (module !== undefined && !isOn(module)) return false;
    return isFor === undefined || (member !== null && isFor(member, wallets));
  });
}
