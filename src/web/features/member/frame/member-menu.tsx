import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import type { MemberPage } from '#protocol/vocabulary/member-page.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconLate } from '../../../ui/icon-late/icon-late.tsx';
import styles from '../../../widgets/centre/centre-menu.module.css';
import { CountBadge } from '../../../widgets/player/count-badge.tsx';
import { UnreadBadge } from '../../../widgets/player/unread-badge.tsx';
import { useUnread } from '../../../widgets/player/use-unread.ts';
import { MissionBadge } from './mission-badge.tsx';
import { memberPageEntries, type PageGroup, pageGroups } from './member-pages.ts';
import { useEffect, useState } from 'react';
import { GatewayError } from '#core/client/gateway-error.ts';
import type { Claims } from '#core/rewards/rewards.ts';

/** The number of rewards that can be claimed. It loads after the menu, and shows nothing without an answer. */
function ClaimBadge() {
  const app = useApp();
  const [claims, setClaims] = useState<Claims | null>(null);

  useEffect(() => {
    let isMounted = true;
    async function load() {
      try {
        const loaded = (await app.rewards()).claims;
        if (!isMounted) return;
        setClaims(loaded);
        void loaded.load();
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
      }
    }
    void load();
    return () => {
      isMounted = false;
    };
  }, [app]);

  return claims && <Count claims={claims} />;
}

function Count({ claims }: { claims: Claims }) {
  const count = useSnapshot(claims.state).rewards.length;
  return (
    <CountBadge count={count}>
      <Plural value={count} one="# reward to claim" other="# rewards to claim" />
    </CountBadge>
  );
}

const groupNames: Readonly<Record<PageGroup, MessageDescriptor>> = {
  account: msg`Account`,
  money: msg`Money`,
  records: msg`Records`,
  rewards: msg`Rewards`,
};

interface MemberMenuProps {
  /** Pages of the member, in the order of the menu. */
  pages: readonly MemberPage[];
  /** `groups`: cards with a heading each, for a phone. */
  look: 'list' | 'groups';
}

/** Links to the pages of the member centre. */
export function MemberMenu({ pages, look }: MemberMenuProps) {
  const { t } = useLingui();
  const { any } = useSnapshot(useApp().contracts.state);
  // Most players have no contract. The page itself stays open to them.
  const listed = pages.filter(
    (page) => memberPageEntries[page].group !== null && (page !== 'contracts' || any),
  );
  return (
    <nav className={styles.menu} aria-label={t`Member centre`} data-look={look}>
      {look === 'list' ? (
        <Pages pages={listed} />
      ) : (
        pageGroups.map((group) => {
          const own = listed.filter((page) => memberPageEntries[page].group === group);
          if (own.length === 0) return null;
          return (
            <section key={group}>
              <h2>{t(groupNames[group])}</h2>
              <Pages pages={own} />
            </section>
          );
        })
      )}
    </nav>
  );
}

function Pages({ pages }: { pages: readonly MemberPage[] }) {
  const { t } = useLingui();
  const unread = useUnread();
  return (
    <ul>
      {pages.map((page) => {
        const { name, icon, counts } = memberPageEntries[page];
        return (
          <li key={page}>
            <Link to="/member" search={{ page }} activeOptions={{ includeSearch: true }}>
              <IconLate name={icon} />
              <span>{t(name)}</span>
              {counts === 'unread' && <UnreadBadge unread={unread} />}
              {counts === 'missions' && <MissionBadge />}
              {counts === 'claims' && <ClaimBadge />}
              {counts === 'contracts' && <RequestBadge />}
              <Icon name="right" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** The number of contract requests that wait for the member. */
function RequestBadge() {
  const waiting = useSnapshot(useApp().contracts.state).requests.length;
  return (
    <CountBadge count={waiting}>
      <Plural value={waiting} one="# request waits" other="# requests wait" />
    </CountBadge>
  );
}
