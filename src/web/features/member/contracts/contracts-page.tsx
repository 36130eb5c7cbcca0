import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { type ContractKind, contractKinds } from '#protocol/model/contract.ts';
import type { Agent } from '#core/agent/agent.ts';
import type { App } from '#core/app.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { kindMessages } from '../../../widgets/contracts/contract-messages.ts';
import { ContractPayments } from '../../../widgets/contracts/contract-payments.tsx';
import { ContractRequests } from '../../../widgets/contracts/contract-requests.tsx';
import { EndedContracts } from '../../../widgets/contracts/ended-contracts.tsx';
import { ReceivedContract } from '../../../widgets/contracts/received-contract.tsx';
import { WithSlice } from '../../../widgets/late-slice/with-slice.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import styles from './contracts-page.module.css';
import type { ContractsSearch } from './contracts-search.ts';

const agentOf = (app: App): Promise<Agent> => app.agent();

/** The contracts of a player: what they receive, the requests, and what was paid. */
export function ContractsPage({ search }: { search: ContractsSearch }) {
  return (
    <WithSlice from={agentOf} placeholder={<FormSkeleton />}>
      {(agent) => <Contracts agent={agent} search={search} />}
    </WithSlice>
  );
}

interface ContractsProps {
  agent: Agent;
  search: ContractsSearch;
}

function Contracts({ agent, search }: ContractsProps) {
  const { contracts, ownContracts } = agent;
  const { received, at, failure } = useSnapshot(ownContracts.state);
  useEffect(() => {
    void contracts.load();
    void ownContracts.load();
  }, [contracts, ownContracts]);
  const kinds = received.map((contract) => contract.kind);
  const kind = search.contract ?? kinds.find((one) => one !== 'other') ?? 'dividend';
  const knowsKind = search.contract !== undefined || at !== null || failure !== null;
  return (
    <div className={styles.page}>
      <Received agent={agent} />
      <ContractRequests
        agent={agent}
        view={search.requests === 'sent' ? 'out' : 'in'}
        choice={<ViewChoice search={search} />}
      />
      {knowsKind && (
        <ContractPayments
          payments={agent.contractPayments}
          kind={kind}
          side="received"
          choice={<KindChoice search={search} kind={kind} />}
        />
      )}
    </div>
  );
}

/** The contracts that the player receives pay from. */
function Received({ agent: { ownContracts } }: { agent: Agent }) {
  const { received, ended, given: _, ...query } = useSnapshot(ownContracts.state);
  return (
    <section className={styles.section} aria-labelledby="contracts-received">
      <h2 id="contracts-received">
        <Trans>What I receive</Trans>
      </h2>
      <QueryView
        query={query}
        hasContent={received.length > 0}
        placeholder={<FormSkeleton />}
        empty={
          <EmptyState
            title={<Trans>You have no contract now</Trans>}
            help={
              <Trans>
                An agent can offer you one, with pay for the bets of your team. Offers come here.
              </Trans>
            }
          />
        }
        onRetry={() => void ownContracts.load()}
      >
        {received.map((contract) => (
          <ReceivedContract
            key={contract.id}
            contract={contract}
            contracts={ownContracts}
            namesKind
          />
        ))}
      </QueryView>
      <EndedContracts contracts={ended.received} side="received" />
    </section>
  );
}

/** Changes the choices in the address. */
function useChoose() {
  const navigate = useNavigate();
  return (search: ContractsSearch) =>
    void navigate({
      to: '/member',
      search: { page: 'contracts', ...search },
      replace: true,
      resetScroll: false,
    });
}

function ViewChoice({ search: { requests, ...search } }: { search: ContractsSearch }) {
  const { t } = useLingui();
  const choose = useChoose();
  return (
    <SegmentedControl
      label={t`Requests`}
      options={[
        { value: 'in', label: t`To me` },
        { value: 'sent', label: t`From me` },
      ]}
      value={requests ?? 'in'}
      onChoose={(chosen) => choose({ ...search, ...(chosen === 'sent' && { requests: chosen }) })}
    />
  );
}

interface KindChoiceProps {
  search: ContractsSearch;
  kind: ContractKind;
}

function KindChoice({ search, kind }: KindChoiceProps) {
  const { t } = useLingui();
  const choose = useChoose();
  return (
    <div className={styles.choice}>
      <SelectField
        label={t`Contract`}
        options={contractKinds.map((value) => ({ value, label: t(kindMessages[value].name) }))}
        value={kind}
        onChange={({ target: { value } }) => {
          const contract = contractKinds.find((one) => one === value);
          choose({ ...search, ...(contract && { contract }) });
        }}
      />
    </div>
  );
}
