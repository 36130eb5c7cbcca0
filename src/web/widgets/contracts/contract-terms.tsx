import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ContractKind, ContractRule } from '#protocol/model/contract.ts';
import { formatRate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Money } from '../money/money.tsx';
import { kindWords } from './contract-messages.ts';
import styles from './contract-terms.module.css';

/** The levels of a contract: the rate and its conditions. */
export function ContractTerms({
  kind,
  rules,
}: {
  kind: ContractKind | 'other';
  rules: readonly ContractRule[];
}) {
  return (
    <ul className={styles.rules}>
      {rules.map((rule, index) => (
        <Rule key={index} kind={kind} rule={rule} />
      ))}
    </ul>
  );
}

function Rule({ kind, rule }: { kind: ContractKind | 'other'; rule: ContractRule }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { validBetCentavos, profitLossCentavos, activeMembers, betCentavos, rate } = rule;
  return (
    <li className={styles.rule}>
      <p className={styles.rate}>
        <small>
          <Trans>Rate</Trans>
        </small>
        <span translate="no">{formatRate(rate, language)}</span>
      </p>
      <dl className={styles.terms}>
        <Term name={t`Period valid bet`}>{amount(validBetCentavos)}</Term>
        <Term name={t`Period profit/loss`}>{amount(profitLossCentavos)}</Term>
        <Term name={t(kindWords(kind).bets)}>{amount(betCentavos)}</Term>
        <Term name={t`Active members`}>{activeMembers}</Term>
      </dl>
    </li>
  );
}

function amount(centavos: number | null): ReactNode {
  return centavos === null ? null : <Money centavos={centavos} />;
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  if (children === null) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
