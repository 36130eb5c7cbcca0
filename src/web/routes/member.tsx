import { createFileRoute } from '@tanstack/react-router';
import { fallback, object, optional, picklist } from 'valibot';
import { mayEnterMemberCentre } from '#core/roles/roles.ts';
import { ComingSoon } from '../features/shell/pages/coming-soon.tsx';
import { requireAccount } from '../lib/guards.ts';

/** Pages of the member centre. The names are part of public addresses and must not change. */
const page = picklist([
  'bonusDetails',
  'deposit',
  'manualRebate',
  'messageV2',
  'missionLeaderboard',
  'personalHistoryCopy',
  'personalProfit',
  'rank',
  'referral',
  'rewardCenter',
  'securityCenter',
  'transactionHistory',
  'transferUpline',
  'withdraw',
]);

export const Route = createFileRoute('/member')({
  validateSearch: object({ page: fallback(optional(page), undefined) }),
  beforeLoad: requireAccount(mayEnterMemberCentre),
  component: () => <ComingSoon part="member" />,
});
