import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { Member } from '#contract/model/member.ts';
import { hasClub, mayEnterAgentCentre } from '#core/rules/roles.ts';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import styles from './menu.module.css';
import { usePlayer } from './use-player.ts';

interface AccountLink {
  readonly name: MessageDescriptor;
  readonly icon: IconName;
  readonly link: Pick<LinkProps, 'to' | 'search'>;
  /** Whose it is; everybody's when left out. */
  readonly isFor?: (member: Member) => boolean;
}

const links: readonly AccountLink[] = [
  {
    name: msg`Agent centre`,
    icon: 'shield',
    link: { to: '/agentHome' },
    isFor: ({ type }) => mayEnterAgentCentre(type),
  },
  { name: msg`Personal centre`, icon: 'user', link: { to: '/member' } },
  {
    name: msg`Player rank`,
    icon: 'trophy',
    link: { to: '/member', search: { page: 'rank' } },
    isFor: hasClub,
  },
  {
    name: msg`Bet record`,
    icon: 'elott',
    link: { to: '/member', search: { page: 'personalHistoryCopy' } },
  },
  {
    name: msg`Account record`,
    icon: 'wallet',
    link: { to: '/member', search: { page: 'transactionHistory' } },
  },
  { name: msg`Messages`, icon: 'mail', link: { to: '/member', search: { page: 'messageV2' } } },
];

/** The player's own pages. */
export function AccountLinks() {
  const { t } = useLingui();
  const { profile } = usePlayer();
  const own = links.filter(({ isFor }) => isFor === undefined || (profile && isFor(profile)));
  return (
    <nav className={styles.account} aria-label={t`Your account`}>
      {own.map(({ name, icon, link }) => (
        <Link key={name.id} {...link}>
          <Icon name={icon} />
          {t(name)}
        </Link>
      ))}
    </nav>
  );
}
