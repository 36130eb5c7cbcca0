import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { AccountType, Member } from '#protocol/model/member.ts';
import type { ModuleId } from '#protocol/vocabulary/module-id.ts';
import { hasClub, isAgent } from '#core/access/access.ts';
import { mayEnterAgentCentre, mayEnterMemberCentre } from '#core/roles/roles.ts';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { IconLate } from '../../../ui/icon-late/icon-late.tsx';
import { ChatOpener } from '../../../widgets/chat/chat-opener.tsx';
import { useModules } from '../../../lib/use-modules.ts';
import { useDialogLink } from '../../../lib/dialog/use-dialog-link.ts';
import styles from './menu.module.css';
import { UnreadBadge } from '../../../widgets/player/unread-badge.tsx';
import { usePlayer } from '../../../widgets/player/use-player.ts';
import { useUnread } from '../../../widgets/player/use-unread.ts';

interface AccountLink {
  readonly name: MessageDescriptor;
  readonly icon: IconName;
  readonly link: Pick<LinkProps, 'to' | 'search'>;
  /** Module that the operator has to switch on. Absent means none. */
  readonly module?: ModuleId;
  /** Members who see the link. Absent means all. */
  readonly isFor?: (member: Member) => boolean;
  /** Account types with access. The others see a dialog that links to customer service. */
  readonly hasAccess: (type: AccountType) => boolean;
  readonly counts?: 'unread';
}

const links: readonly AccountLink[] = [
  {
    name: msg`Agent centre`,
    icon: 'shield',
    link: { to: '/agentHome' },
    module: 'AGENT3',
    isFor: ({ type }) => isAgent(type),
    hasAccess: mayEnterAgentCentre,
  },
  {
    name: msg`Personal centre`,
    icon: 'user',
    link: { to: '/member' },
    hasAccess: mayEnterMemberCentre,
  },
  {
    name: msg`Player rank`,
    icon: 'trophy',
    link: { to: '/member', search: { page: 'rank' } },
    module: 'MEMCLUB3',
    isFor: hasClub,
    hasAccess: mayEnterMemberCentre,
  },
  {
    name: msg`Favourites`,
    icon: 'star',
    link: { to: '/favourites' },
    module: 'GAMELOFAV3',
    hasAccess: () => true,
  },
  {
    name: msg`Played last`,
    icon: 'clock',
    link: { to: '/recent' },
    module: 'GAMELOREC3',
    hasAccess: () => true,
  },
  {
    name: msg`Bet record`,
    icon: 'elott',
    link: { to: '/member', search: { page: 'personalHistoryCopy' } },
    hasAccess: mayEnterMemberCentre,
  },
  {
    name: msg`Account record`,
    icon: 'wallet',
    link: { to: '/member', search: { page: 'transactionHistory' } },
    module: 'MEMTRANS3',
    hasAccess: mayEnterMemberCentre,
  },
  {
    name: msg`Messages`,
    icon: 'mail',
    link: { to: '/member', search: { page: 'messageV2' } },
    module: 'INBOX3',
    hasAccess: mayEnterMemberCentre,
    counts: 'unread',
  },
];

/** Links to the pages of the player, and the chat. */
export function AccountLinks() {
  const { t } = useLingui();
  const { profile } = usePlayer();
  const unread = useUnread();
  const toDialog = useDialogLink();
  const isOn = useModules();
  const own = links.filter(
    ({ isFor, module }) =>
      (module === undefined || isOn(module)) &&
      (isFor === undefined || (profile && isFor(profile))),
  );
  return (
    <nav className={styles.account} aria-label={t`Your account`}>
      {own.map(({ name, icon, link, hasAccess, counts }) => (
        <Link
          key={name.id}
          {...(profile === null || hasAccess(profile.type) ? link : toDialog('askService'))}
        >
          <Icon name={icon} />
          <span>{t(name)}</span>
          {counts && <UnreadBadge unread={unread} />}
        </Link>
      ))}
      <ChatOpener badge="count">
        <IconLate name="chat" />
        <span>{t`Chat room`}</span>
      </ChatOpener>
    </nav>
  );
}
