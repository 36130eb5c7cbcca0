import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import type { AgentHomeFacts, ContractFlags } from '#core/agent/agent.ts';
import { useModules } from '../../../lib/use-modules.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { OwnMoney } from '../../../widgets/balance/own-money.tsx';
import styles from '../agent.module.css';

interface WaitingProps {
  contracts: ContractFlags;
  unpaid: AgentHomeFacts['unpaid'];
}

/** Open tasks of the agent: requests to answer, and payments that the balance does not reach. Renders nothing while nothing waits. */
export function Waiting({ contracts, unpaid: { count, amount } }: WaitingProps) {
  const takesDeposits = useModules()('DPSTBAS3');
  const waiting = useSnapshot(contracts.state).requests.length;
  if (waiting === 0 && count === 0) return null;
  return (
    <div className={styles.list}>
      {waiting > 0 && (
        <Callout>
          <Plural
            value={waiting}
            one="# contract request waits for your answer."
            other="# contract requests wait for your answer."
          />
        </Callout>
      )}
      {count > 0 && (
        <Callout tone="bad">
          <p>
            <Plural
              value={count}
              one="# payment to a downline waits until your balance is high enough:"
              other="# payments to downlines wait until your balance is high enough:"
            />{' '}
            <strong>
              <OwnMoney centavos={amount} />
            </strong>
          </p>
          {takesDeposits && (
            <Link to="/member" search={{ page: 'deposit' }}>
              <Trans>Deposit</Trans>
            </Link>
          )}
        </Callout>
      )}
    </div>
  );
}
