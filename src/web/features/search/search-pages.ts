import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LinkProps } from '@tanstack/react-router';
import type { MemberPage } from '#contract/vocabulary/member-page.ts';
import type { IconName } from '../../ui/icon/icon.tsx';

/** A page that the search finds. */
export interface SearchPage {
  readonly name: MessageDescriptor;
  readonly icon: IconName;
  readonly link: Pick<LinkProps, 'to' | 'search'>;
}

function memberPage(page: MemberPage, icon: IconName, name: MessageDescriptor): SearchPage {
  return { name, icon, link: { to: '/member', search: { page } } };
}

/** The pages that the search finds by their names, in the order of its results. */
export const searchPages: readonly SearchPage[] = [
  memberPage('deposit', 'deposit', msg`Deposit`),
  memberPage('withdraw', 'wallet', msg`Withdraw`),
  { name: msg`Promotions`, icon: 'gift', link: { to: '/promotions' } },
  { name: msg`Favourites`, icon: 'star', link: { to: '/favourites' } },
  { name: msg`Played last`, icon: 'clock', link: { to: '/recent' } },
  memberPage('rewardCenter', 'gift', msg`Rewards`),
  memberPage('bonusDetails', 'trophy', msg`Bonuses`),
  memberPage('messageV2', 'mail', msg`Messages`),
  memberPage('personalHistoryCopy', 'elott', msg`Bet record`),
  memberPage('transactionHistory', 'wallet', msg`Account record`),
  memberPage('personalProfit', 'coin', msg`Profit and loss`),
  memberPage('referral', 'user', msg`Invite friends`),
  memberPage('securityCenter', 'shield', msg`Security`),
  memberPage('feedback', 'mail', msg`Feedback`),
  { name: msg`Points mall`, icon: 'trophy', link: { to: '/pointMall' } },
  { name: msg`All draws`, icon: 'lottery', link: { to: '/lottery' } },
  { name: msg`Help`, icon: 'help', link: { to: '/help' } },
  { name: msg`Get the app`, icon: 'download', link: { to: '/download' } },
  { name: msg`Settings`, icon: 'build', link: { to: '/settings' } },
];
