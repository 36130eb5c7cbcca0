import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Bet } from '#protocol/model/bet.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx';
import { OwnMoney } from '../../../widgets/balance/own-money.tsx';
import { useOwnAmount } from '../../../widgets/balance/use-own-amount.ts';
import styles from './bet-facts.module.css';
import { openName, outcomeNames } from '../../../widgets/records/outcome-names.ts';

interface BetFactsProps {
  bet: Bet;
  /** Time at which an open bet is settled; null when it is not known. */
  dueAt: number | null;
}

/** The figures of a bet. Times are times of Manila, to the second. */
export function BetFacts({ bet, dueAt }: BetFactsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const time = (at: number) => formatManila(at, language, 'second');
  const money = useOwnAmount();
  const facts: readonly (readonly [name: string, value: ReactNode] | null)[] = [
    [t`Result`, t(bet.outcome === null ? openName : outcomeNames[bet.outcome])],
    [t`Bet`, money(bet.stake)],
    bet.outcome && [t`Valid bet`, money(bet.validBet)],
    bet.outcome && [t`Win`, money(bet.payout)],
    bet.outcome && [t`Profit`, <OwnMoney signed key="profit" centavos={bet.profit} />],
    [t`Placed, Manila time`, time(bet.at)],
    bet.settledAt === null ? null : [t`Settled, Manila time`, time(bet.settledAt)],
    dueAt === null || bet.settledAt !== null
      ? null
      : [t`Result expected, Manila time`, time(dueAt)],
    [t`Order number`, <CopyButton key="order" text={bet.id} label={t`Copy the order number`} />],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact[0]}>
              <dt>{fact[0]}</dt>
              <dd>{fact[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
