import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { AgentPage } from '#protocol/vocabulary/agent-page.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconLate } from '../../../ui/icon-late/icon-late.tsx';
import styles from '../../../widgets/centre/centre-menu.module.css';
import { CountBadge } from '../../../widgets/player/count-badge.tsx';
import { agentPageEntries, type PageGroup, pageGroups } from './agent-pages.ts';

const groupNames: Readonly<Record<PageGroup, MessageDescriptor>> = {
  team: msg`Team`,
  reports: msg`Reports`,
  contracts: msg`Contracts`,
};

interface AgentMenuProps {
  /** Pages of the agent, in the order of the menu. */
  pages: readonly AgentPage[];
  /** Contract requests that wait. */
  waiting: number;
  /** Links to the agent home too. */
  hasHome: boolean;
}

/** Links to the pages of the agent centre, in groups. */
export function AgentMenu({ pages, waiting, hasHome }: AgentMenuProps) {
  const { t } = useLingui();
  return (
    <nav className={styles.menu} aria-label={t`Agent centre`} data-look="sections">
      {hasHome && (
        <ul>
          <li>
            <Link to="/agentHome" search={{}} activeOptions={{ includeSearch: true, exact: true }}>
              <Icon name="home" />
              <span>
                <Trans>Agent home</Trans>
              </span>
            </Link>
          </li>
        </ul>
      )}
      {pageGroups.map((group) => {
        const own = pages.filter((page) => agentPageEntries[page].group === group);
        if (own.length === 0) return null;
        return (
          <section key={group}>
            <h2>{t(groupNames[group])}</h2>
            <Pages pages={own} waiting={waiting} />
          </section>
        );
      })}
    </nav>
  );
}

function Pages({ pages, waiting }: Pick<AgentMenuProps, 'pages' | 'waiting'>) {
  const { t } = useLingui();
  return (
    <ul>
      {pages.map((page) => {
        const { name, icon } = agentPageEntries[page];
        return (
          <li key={page}>
            <Link to="/agentHome" search={{ page }} activeOptions={{ includeSearch: true }}>
              <IconLate name={icon} />
              <span>{t(name)}</span>
              {page === 'contractRequests' && (
                <CountBadge count={waiting}>
                  <Plural value={waiting} one="# request waits" other="# requests wait" />
                </CountBadge>
              )}
              <Icon name="right" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
