import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { AccountType, Member } from '#contract/model/member.ts';
import { hasClub, isAgent, mayEnterAgentCentre, mayEnterMemberCentre } from '#core/roles/roles.ts';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { useDialogLink } from '../../../lib/dialog/use-dialog.ts';
import styles from './menu.module.css';
import { UnreadBadge } from './unread-badge.tsx';
import { usePlayer } from './use-player.ts';
import { useUnread } from './use-unread.ts';

interface AccountLink {
  readonly name: MessageDescriptor;
  readonly icon: IconName;
  readonly link: Pick<LinkProps, 'to' | 'search'>;
  /** Whose it is; everybody's when left out. */
  readonly isFor?: (member: Member) => boolean;
  /** Who gets in. The others are told whom to ask. */
  readonly lets: (type: AccountType) => boolean;
  readonly counts?: 'unread';
}

const links: readonly AccountLink[] = [
  {
    name: msg`Agent centre`,
    icon: 'shield',
    link: { to: '/agentHome' },
    isFor: ({ type }) => isAgent(type),
    lets: mayEnterAgentCentre,
  },
  {
    name: msg`Personal centre`,
    icon: 'user',
    link: { to: '/member' },
    lets: mayEnterMemberCentre,
  },
  {
    name: msg`Player rank`,
    icon: 'trophy',
    link: { to: '/member', search: { page: 'rank' } },
    isFor: hasClub,
    lets: mayEnterMemberCentre,
  },
  {
    name: msg`Bet record`,
    icon: 'elott',
    link: { to: '/member', search: { page: 'personalHistoryCopy' } },
    lets: mayEnterMemberCentre,
  },
  {
    name: msg`Account record`,
    icon: 'wallet',
    link: { to: '/member', search: { page: 'transactionHistory' } },
    lets: mayEnterMemberCentre,
  },
  {
    name: msg`Messages`,
    icon: 'mail',
    link: { to: '/member', search: { page: 'messageV2' } },
    lets: mayEnterMemberCentre,
    counts: 'unread',
  },
];

/** The player's own pages. */
export function AccountLinks() {
  const { t } = useLingui();
  const { profile } = usePlayer();
  const unread = useUnread();
  const toDialog = useDialogLink();
  const own = links.filter(({ isFor }) => isFor === undefined || (profile && isFor(profile)));
  return (
    <nav className={styles.account} aria-label={t`Your account`}>
      {own.map(({ name, icon, link, lets, counts }) => (
        <Link
          key={name.id}
          {...(profile === null || lets(profile.type) ? link : toDialog('askService'))}
        >
          <Icon name={icon} />
          {t(name)}
          {counts && <UnreadBadge unread={unread} />}
        </Link>
      ))}
    </nav>
  );
}
