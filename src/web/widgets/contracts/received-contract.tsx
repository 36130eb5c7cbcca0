import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { AgentContract, OwnContracts } from '#core/agent/agent.ts';
import { formatRate, unknownSign } from '../../i18n/format.ts';
import { formatManila } from '../../i18n/format-manila.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { OwnMoney } from '../balance/own-money.tsx';
import { kindMessages, kindWords, periodMessages } from './contract-messages.ts';
import { ContractTerms } from './contract-terms.tsx';
import styles from './contract-parts.module.css';
import { EndAction } from './end-action.tsx';
import { Money } from '../money/money.tsx';
import { PartyName } from './party-name.tsx';

interface ReceivedContractProps {
  contract: AgentContract;
  contracts: OwnContracts;
  /** The contract stands beside contracts of other kinds: its kind is the title. */
  namesKind?: boolean;
}

/** A contract that the member receives pay from: its terms, and what it would pay by now. */
export function ReceivedContract({
  contract,
  contracts,
  namesKind = false,
}: ReceivedContractProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const titleId = useId();
  const { kind, period, rules, party, beganAt, carriesLoss, loss, outlook } = contract;
  const from = (
    <Trans>
      From <PartyName party={party} />
    </Trans>
  );
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <header className={styles.bar}>
        <h3 id={titleId}>{namesKind ? t(kindWords(kind).name) : from}</h3>
        {kind === 'dividend' && <Badge>{t(periodMessages[period])}</Badge>}
      </header>
      {namesKind && (
        <p className={styles.note}>
          <span>{from}</span>
          {kind !== 'other' && <span>{`\u00a0· ${t(kindMessages[kind].help)}`}</span>}
        </p>
      )}
      <ContractTerms kind={kind} rules={rules} />
      {outlook && <Outlook outlook={outlook} isDividend={kind === 'dividend'} />}
      <div className={styles.bar}>
        <span className={styles.note}>
          <Trans>Since {formatManila(beganAt, language, 'day')}</Trans>
          {carriesLoss && (
            <>
              <span>{'\u00a0· '}</span>
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

interface OutlookProps {
  outlook: NonNullable<AgentContract['outlook']>;
  isDividend: boolean;
}

/** The payment of the contract if its period ended now, with the figures. */
function Outlook({ outlook, isDividend }: OutlookProps) {
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
        <Fact name={<Trans>Would pay now</Trans>}>
          <OwnMoney centavos={amount} />
        </Fact>
        <Fact name={<Trans>Rate reached</Trans>}>{formatRate(rate, language)}</Fact>
        <Fact name={<Trans>Turnover of the team</Trans>}>
          <OwnMoney centavos={figures.turnover} />
        </Fact>
        <Fact name={<Trans>Won by the house</Trans>}>
          <OwnMoney signed centavos={figures.profit} />
        </Fact>
        {figures.lossBefore !== 0 && (
          <Fact name={<Trans>Loss from before</Trans>}>
            <OwnMoney centavos={figures.lossBefore} />
          </Fact>
        )}
        <Fact name={<Trans>Active members</Trans>}>{figures.active ?? unknownSign}</Fact>
      </dl>
      <Counted outlook={outlook} isDividend={isDividend} />
    </>
  );
}

/** A figure with its name. */
function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Says which bets and which members the figures count. */
function Counted({ outlook: { activeTurnover, activeDeposit }, isDividend }: OutlookProps) {
  return (
    <p className={styles.note}>
      {isDividend && (
        <>
          <Trans>Only settled bets count.</Trans>{' '}
        </>
      )}
      {activeTurnover !== null && activeDeposit !== null && (
        <Trans>
          An active member has a turnover of at least <Money centavos={activeTurnover} /> and
          deposits of at least <Money centavos={activeDeposit} />.
        </Trans>
      )}
    </p>
  );
}
