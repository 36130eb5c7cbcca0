import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Agent, AgentContractRequest, RequestFilter } from '#core/agent/agent.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { FormSkeleton } from '../account-form/form-skeleton.tsx';
import { ListView } from '../list-view/list-view.tsx';
import { QueryView } from '../query-view/query-view.tsx';
import { ContractAnswers } from './contract-answers.tsx';
import styles from './contract-parts.module.css';
import { RequestHistory } from './request-history.tsx';
import { SentRequest } from './sent-request.tsx';

interface ContractRequestsProps {
  agent: Agent;
  view: RequestFilter['view'];
  /** Chooses the view. */
  choice: ReactNode;
}

/** Requests for contracts and for their end: requests to the member, or requests of the member, with the history. */
export function ContractRequests({ agent, view, choice }: ContractRequestsProps) {
  const { contractRequests } = agent;
  const { rows } = useSnapshot(contractRequests.state);
  useEffect(() => void contractRequests.load({ view }), [contractRequests, view]);
  const past = rows.filter(({ state }) => state !== 'OPEN');
  return (
    <>
      {choice}
      {view === 'in' ? (
        <Waiting agent={agent} />
      ) : (
        <Sent agent={agent} requests={rows.filter(({ state }) => state === 'OPEN')} />
      )}
      <section className={styles.section} aria-labelledby="request-history">
        <h2 id="request-history">
          <Trans>History</Trans>
        </h2>
        <ListView list={contractRequests} empty={<NoHistory />}>
          {() => (past.length > 0 ? <RequestHistory requests={past} /> : <NoHistory />)}
        </ListView>
      </section>
    </>
  );
}

function NoHistory() {
  return (
    <p className={styles.note}>
      <Trans>No request was answered or taken back yet.</Trans>
    </p>
  );
}

/** The requests to the member that wait. */
function Waiting({ agent: { contracts } }: { agent: Agent }) {
  const { requests, contract: _c, salary: _s, ...query } = useSnapshot(contracts.state);
  return (
    <section className={styles.section} aria-labelledby="request-waiting">
      <h2 id="request-waiting">
        <Trans>Waiting for your answer</Trans>
      </h2>
      <QueryView
        query={query}
        hasContent={requests.length > 0}
        placeholder={<FormSkeleton />}
        empty={
          <EmptyState
            icon="check"
            title={<Trans>No request waits for you</Trans>}
            help={<Trans>Offers of contracts, and requests to end one, come here.</Trans>}
          />
        }
        onRetry={() => void contracts.load()}
      >
        <div className={styles.answers}>
          <ContractAnswers requests={requests} />
        </div>
      </QueryView>
    </section>
  );
}

interface SentProps {
  agent: Agent;
  requests: readonly AgentContractRequest[];
}

/** The requests of the member that wait. Renders nothing without any. */
function Sent({ agent: { ownContracts }, requests }: SentProps) {
  if (requests.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="request-sent">
      <h2 id="request-sent">
        <Trans>Waiting for the other side</Trans>
      </h2>
      <ul className={styles.list}>
        {requests.map((request) => (
          <SentRequest key={request.id} request={request} contracts={ownContracts} />
        ))}
      </ul>
    </section>
  );
}
