import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { AgentContract, OwnContracts } from '#core/agent/agent.ts';
import { formatRate } from '../../../i18n/format.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { OwnMoney } from '../../../widgets/balance/own-money.tsx';
import { periodMessages } from '../../../widgets/contracts/contract-messages.ts';
import { ContractTerms } from '../../../widgets/contracts/contract-terms.tsx';
import styles from '../agent.module.css';
import { EndAction } from './end-action.tsx';
import { PartyName } from './party-name.tsx';

interface ReceivedContractProps {
  contract: AgentContract;
  contracts: OwnContracts;
}

/** A contract that the agent receives pay from: its terms, and what it would pay by now. */
export function ReceivedContract({ contract, contracts }: ReceivedContractProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const titleId = useId();
  const { kind, period, rules, party, beganAt, carriesLoss, loss, outlook } = contract;
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <header className={styles.bar}>
        <h3 id={titleId}>
          <Trans>
            From <PartyName party={party} />
          </Trans>
        </h3>
        {kind === 'dividend' && <Badge>{t(periodMessages[period])}</Badge>}
      </header>
      <ContractTerms kind={kind} rules={rules} />
      {outlook && <Outlook outlook={outlook} />}
      <div className={styles.bar}>
        <span className={styles.note}>
          <Trans>Since {formatManila(beganAt, language, 'day')}</Trans>
          {carriesLoss && (
            <>
              {' · '}
              <Trans>
                Loss carried over: <OwnMoney centavos={loss} />
              </Trans>
            </>
          )}
        </span>
        <EndAction contract={contract} contracts={contracts} />
      </div>
    </article>
  );
}

/** What the contract would pay if its period ended now, with the figures. */
function Outlook({ outlook }: { outlook: NonNullable<AgentContract['outlook']> }) {
  const language = useLanguage();
  const { from, to, figures, rate, amount } = outlook;
  return (
    <>
      <p className={styles.note}>
        <Trans>
          Under way: {formatManila(from, language, 'minute')} to{' '}
          {formatManila(to, language, 'minute')}, Manila time
        </Trans>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>Would pay now</Trans>
          </dt>
          <dd>
            <OwnMoney centavos={amount} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Rate reached</Trans>
          </dt>
          <dd>{formatRate(rate, language)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Turnover of the team</Trans>
          </dt>
          <dd>
            <OwnMoney centavos={figures.turnover} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Won by the house</Trans>
          </dt>
          <dd>
            <OwnMoney centavos={figures.profit} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Active members</Trans>
          </dt>
          <dd>{figures.active}</dd>
        </div>
      </dl>
    </>
  );
}
