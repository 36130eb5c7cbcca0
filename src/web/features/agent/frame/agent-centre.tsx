import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { AgentPage } from '#protocol/vocabulary/agent-page.ts';
import type { App } from '#core/app.ts';
import type { Agent } from '#core/agent/agent.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { useModules } from '../../../lib/use-modules.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { Centre, CentrePage, PageNotOpen, wideCentre } from '../../../widgets/centre/centre.tsx';
import { WithSlice } from '../../../widgets/late-slice/with-slice.tsx';
import { AgentMenu } from './agent-menu.tsx';
import { agentPageEntries, openPages } from './agent-pages.ts';

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
  const { t } = useLingui();
  const isWide = useMedia(wideCentre);
  const contracts = useSnapshot(agent.contracts.state);
  useEffect(() => void agent.contracts.load(), [agent]);
  const isOn = useModules();
  const pages = isOn('AGENT3') ? openPages(built, isOn, contracts) : [];
  const isOpen = page === undefined ? isOn('AGENT3') : pages.includes(page);
  const toHome = { to: '/agentHome', search: {} } as const;
  return (
    <Centre
      centre="agent"
      aside={
        isWide || page === undefined ? (
          <AgentMenu pages={pages} waiting={contracts.requests.length} hasHome={isWide} />
        ) : null
      }
    >
      <CentrePage
        id="agent-page"
        name={page === undefined ? t`Agent centre` : t(agentPageEntries[page].name)}
        address={page ?? ''}
        link={
          !isWide &&
          page !== undefined && (
            <Link {...toHome} aria-label={t`Back to the agent home`}>
              <Icon name="back" />
            </Link>
          )
        }
      >
        {isOpen ? (
          children(agent, page ?? null)
        ) : (
          <PageNotOpen>
            <ButtonLink {...toHome}>
              <Trans>To the agent home</Trans>
            </ButtonLink>
          </PageNotOpen>
        )}
      </CentrePage>
    </Centre>
  );
}
