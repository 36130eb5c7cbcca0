import { useLingui } from '@lingui/react/macro';
import type { Agent } from '#core/agent/agent.ts';
import { ContractRequests } from '../../../widgets/contracts/contract-requests.tsx';
import styles from '../agent.module.css';
import { type ContractSide, SideChoice } from './side-choice.tsx';

interface ContractRequestsPageProps {
  agent: Agent;
  search: { readonly side?: ContractSide | undefined };
}

/** Requests for contracts and for their end: those to the agent, which it answers, and its own. */
export function ContractRequestsPage({ agent, search }: ContractRequestsPageProps) {
  const { t } = useLingui();
  const side = search.side ?? 'received';
  return (
    <div className={styles.page}>
      <ContractRequests
        agent={agent}
        view={side === 'received' ? 'in' : 'out'}
        choice={
          <SideChoice
            page="contractRequests"
            label={t`Requests`}
            names={{ received: t`To me`, given: t`From me` }}
            side={side}
          />
        }
      />
    </div>
  );
}
