import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { AgentPage } from '#protocol/vocabulary/agent-page.ts';
import type { App } from '#core/app.ts';
import type { Agent } from '#core/agent/agent.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { useModules } from '../../../lib/use-modules.ts';
import { usePageName } from '../../../lib/use-title.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { WithSlice } from '../../../widgets/late-slice/with-slice.tsx';
import styles from './agent-centre.module.css';
import { AgentMenu } from './agent-menu.tsx';
import { agentPageEntries, openPages } from './agent-pages.ts';

/** From this width on, the menu is beside the page. */
const wide = '(width >= 64rem)';

const agentOf = (app: App): Promise<Agent> => app.agent();

interface AgentCentreProps {
  /** The page of the address. Absent: the agent home. */
  page: AgentPage | undefined;
  /** The pages that have a component. */
  built: readonly AgentPage[];
  /** Renders a page, or the agent home for null. */
  children: (agent: Agent, page: AgentPage | null) => ReactNode;
}

/** The frame of the agent centre: the menu beside a page; on a phone, below the agent home. */
export function AgentCentre(props: AgentCentreProps) {
  return (
    <WithSlice from={agentOf} placeholder={<FormSkeleton />}>
      {(agent) => <Frame {...props} agent={agent} />}
    </WithSlice>
  );
}

function Frame({ page, built, children, agent }: AgentCentreProps & { agent: Agent }) {
  const isWide = useMedia(wide);
  const contracts = useSnapshot(agent.contracts.state);
  useEffect(() => void agent.contracts.load(), [agent]);
  const isOn = useModules();
  const pages = isOn('AGENT3') ? openPages(built, isOn, contracts) : [];
  const isOpen = page === undefined ? isOn('AGENT3') : pages.includes(page);
  return (
    <div className={styles.centre}>
      <section className={styles.page} aria-labelledby="agent-page">
        <PageHead page={page ?? null} hasBack={!isWide && page !== undefined} />
        {isOpen ? children(agent, page ?? null) : <NotOpen />}
      </section>
      {(isWide || page === undefined) && (
        <aside className={styles.aside}>
          <AgentMenu pages={pages} waiting={contracts.requests.length} hasHome={isWide} />
        </aside>
      )}
    </div>
  );
}

function PageHead({ page, hasBack }: { page: AgentPage | null; hasBack: boolean }) {
  const { t } = useLingui();
  const name = page === null ? t`Agent centre` : t(agentPageEntries[page].name);
  usePageName(name);
  return (
    <header className={styles.head}>
      {hasBack && (
        <Link
          to="/agentHome"
          search={{}}
          className={styles.back}
          aria-label={t`Back to the agent home`}
        >
          <Icon name="back" />
        </Link>
      )}
      <h1 id="agent-page" data-page-name={page ?? ''} tabIndex={-1}>
        {name}
      </h1>
    </header>
  );
}

function NotOpen() {
  return (
    <EmptyState
      title={<Trans>This page is not open for your account</Trans>}
      help={<Trans>The operator decides which pages are open. Ask us if you need it.</Trans>}
      action={
        <ButtonLink to="/agentHome" search={{}}>
          <Trans>To the agent home</Trans>
        </ButtonLink>
      }
    />
  );
}
