import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LinkProps } from '@tanstack/react-router';
import type { ModuleId } from '#protocol/vocabulary/module-id.ts';
import type { MemberPage } from '#protocol/vocabulary/member-page.ts';
import type { IconName } from '../../ui/icon/icon.tsx';

/** A page that the search finds. */
interface SearchPage {
  readonly name: MessageDescriptor;
  readonly icon: IconName;
  readonly link: Pick<LinkProps, 'to' | 'search'>;
  /** Module that the operator has to switch on. Absent means none. */
  readonly module?: ModuleId;
}

type Face = readonly [icon: IconName, name: MessageDescriptor];

function memberPage(page: MemberPage, [icon, name]: Face, module?: ModuleId): SearchPage {
  return { name, icon, link: { to: '/member', search: { page } }, ...(module && { module }) };
}

/** The pages that the search finds by their names, in the order of its results. */
export const searchPages: readonly SearchPage[] = [
  memberPage('deposit', ['deposit', msg`Deposit`], 'DPSTBAS3'),
  memberPage('withdraw', ['wallet', msg`Withdraw`]),
  { name: msg`Promotions`, icon: 'gift', link: { to: '/promotions' } },
  { name: msg`Favourites`, icon: 'star', link: { to: '/favourites' }, module: 'GAMELOFAV3' },
  { name: msg`Played last`, icon: 'clock', link: { to: '/recent' }, module: 'GAMELOREC3' },
  memberPage('rewardCenter', ['gift', msg`Rewards`], 'REWCEN3'),
  memberPage('bonusDetails', ['trophy', msg`Bonuses`]),
  memberPage('messageV2', ['mail', msg`Messages`], 'INBOX3'),
  memberPage('personalHistoryCopy', ['elott', msg`Bet record`]),
  memberPage('transactionHistory', ['wallet', msg`Account record`], 'MEMTRANS3'),
  memberPage('personalProfit', ['coin', msg`Profit and loss`]),
  memberPage('referral', ['user', msg`Invite friends`], 'REFERRAL3'),
  memberPage('securityCenter', ['shield', msg`Security`]),
  memberPage('protection', ['shield', msg`Play limits`]),
  memberPage('feedback', ['mail', msg`Feedback`], 'FEEDBACK3'),
  { name: msg`Points mall`, icon: 'trophy', link: { to: '/pointMall' }, module: 'PTSYS3' },
  { name: msg`All draws`, icon: 'lottery', link: { to: '/lottery' } },
  { name: msg`Help`, icon: 'help', link: { to: '/help' } },
  { name: msg`Responsible play`, icon: 'shield', link: { to: '/responsible-gaming' } },
  { name: msg`Get the app`, icon: 'download', link: { to: '/download' } },
  { name: msg`Settings`, icon: 'build', link: { to: '/settings' } },
];
