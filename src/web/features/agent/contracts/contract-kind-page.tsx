import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ContractKind } from '#protocol/model/contract.ts';
import type { AgentPage } from '#protocol/vocabulary/agent-page.ts';
import { type Agent, type AgentContract, highestRate } from '#core/agent/agent.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { kindMessages } from '../../../widgets/contracts/contract-messages.ts';
import { ContractPayments } from '../../../widgets/contracts/contract-payments.tsx';
import { EndedContracts } from '../../../widgets/contracts/ended-contracts.tsx';
import { ReceivedContract } from '../../../widgets/contracts/received-contract.tsx';
import { NotThere } from '../../../widgets/not-there/not-there.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import styles from '../agent.module.css';
import { GivenContracts } from './given-contracts.tsx';
import { OfferDialog } from './offer/offer-dialog.tsx';
import { type ContractSide, SideChoice } from './side-choice.tsx';

const kinds: Readonly<Partial<Record<AgentPage, ContractKind>>> = {
  agentDailyWages2: 'dailySalary',
  agentHourSalary: 'hourlySalary',
  agentRealtimeSalary: 'realTimeSalary',
};

interface ContractKindPageProps {
  agent: Agent;
  search: {
    readonly page?: AgentPage | undefined;
    readonly side?: ContractSide | undefined;
  };
}

/** The contracts of one kind: what the agent receives and gives, and what they have paid. */
export function ContractKindPage({ agent, search: { page, side } }: ContractKindPageProps) {
  const { t } = useLingui();
  const shownPage = page ?? 'agentDividendRecordCopy2';
  const kind = kinds[shownPage] ?? 'dividend';
  const { ownContracts } = agent;
  const { received, given, ended, ...query } = useSnapshot(ownContracts.state);
  useEffect(() => void ownContracts.load(), [ownContracts]);
  const shownSide = side ?? 'received';
  return (
    <div className={styles.page}>
      <p className={styles.note}>{t(kindMessages[kind].help)}</p>
      <QueryView
        query={query}
        hasContent={query.at !== null}
        placeholder={<FormSkeleton />}
        empty={<NotThere />}
        onRetry={() => void ownContracts.load()}
      >
        <Contracts key={kind} {...{ agent, kind, received, given, ended }} />
      </QueryView>
      <ContractPayments
        payments={agent.contractPayments}
        kind={kind}
        side={shownSide}
        choice={
          <SideChoice
            page={shownPage}
            label={t`Direction`}
            names={{ received: t`To me`, given: t`From me` }}
            side={shownSide}
          />
        }
      />
    </div>
  );
}

interface ContractsProps extends Pick<
  Agent['ownContracts']['state'],
  'received' | 'given' | 'ended'
> {
  agent: Agent;
  kind: ContractKind;
}

function Contracts({ agent, kind, received, given, ended }: ContractsProps) {
  const { ownContracts } = agent;
  const [offers, setOffers] = useState(false);
  const most = highestRate(received, kind);
  const ofKind = (all: readonly AgentContract[]) => all.filter((one) => one.kind === kind);
  const own = ofKind(received);
  return (
    <>
      <section className={styles.section} aria-labelledby="contracts-received">
        <h2 id="contracts-received">
          <Trans>What I receive</Trans>
        </h2>
        {own.length === 0 && (
          <EmptyState
            title={<Trans>No contract of this kind</Trans>}
            help={<Trans>Your upline can offer you one. You answer it at Contract requests.</Trans>}
          />
        )}
        {own.map((contract) => (
          <ReceivedContract key={contract.id} contract={contract} contracts={ownContracts} />
        ))}
        <EndedContracts contracts={ofKind(ended.received)} side="received" />
      </section>
      <section className={styles.section} aria-labelledby="contracts-given">
        <div className={styles.bar}>
          <h2 id="contracts-given">
            <Trans>What I give</Trans>
          </h2>
          {most > 0 && (
            <Button size="small" variant="primary" onClick={() => setOffers(true)}>
              <Trans>Offer a contract</Trans>
            </Button>
          )}
        </div>
        <GivenContracts given={ofKind(given)} contracts={ownContracts} />
        <EndedContracts contracts={ofKind(ended.given)} side="given" />
      </section>
      {offers && (
        <OfferDialog kind={kind} most={most} agent={agent} onClose={() => setOffers(false)} />
      )}
    </>
  );
}
