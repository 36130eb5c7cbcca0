import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Profit } from '#protocol/model/profit.ts';
import { differenceOrNull } from '#protocol/model/readers/unknown-money.ts';
import { changeOfBalance } from '#core/records/profit-record.ts';
import { OwnMoney } from '../../../widgets/balance/own-money.tsx';
import styles from './profit-totals.module.css';

/** The sums of all periods, and how they add up to the change of the balance. */
export function ProfitTotals({ total }: { total: Profit }) {
  const { t } = useLingui();
  const { stake, payout, profit, turnover, deposits, withdrawals, bonuses, other, open, locked } =
    total;
  const [notOpen, notLocked] = [differenceOrNull(0, open), differenceOrNull(0, locked)];
  return (
    <section className={styles.totals} aria-labelledby="profit-totals">
      <h2 id="profit-totals">
        <Trans>Totals</Trans>
      </h2>
      <dl>
        <Sum name={t`Bet`}>
          <OwnMoney centavos={stake} />
        </Sum>
        <Sum name={t`Win`}>
          <OwnMoney centavos={payout} />
        </Sum>
        <Sum name={t`Turnover`}>
          <OwnMoney centavos={turnover} />
        </Sum>
      </dl>
      <dl>
        <Sum name={t`Profit`}>
          <OwnMoney signed centavos={profit} />
        </Sum>
        <Sum name={t`Deposits`}>
          <OwnMoney signed centavos={deposits} />
        </Sum>
        <Sum name={t`Withdrawals`}>
          <OwnMoney signed centavos={differenceOrNull(0, withdrawals)} />
        </Sum>
        {bonuses !== 0 && (
          <Sum name={t`Bonuses and rebates`}>
            <OwnMoney signed centavos={bonuses} />
          </Sum>
        )}
        {other !== 0 && (
          <Sum name={t`Other entries`}>
            <OwnMoney signed centavos={other} />
          </Sum>
        )}
        {open !== 0 && (
          <Sum name={t`Stakes of open bets`}>
            <OwnMoney signed centavos={notOpen} />
          </Sum>
        )}
        {locked !== 0 && (
          <Sum name={t`Bonus, to be played first`}>
            <OwnMoney signed centavos={notLocked} />
          </Sum>
        )}
        <Sum name={t`Change of your balance`} isLast>
          <OwnMoney signed centavos={changeOfBalance(total)} />
        </Sum>
      </dl>
    </section>
  );
}

interface SumProps {
  name: string;
  /** The result of the lines above. */
  isLast?: boolean;
  children: ReactNode;
}

function Sum({ name, isLast = false, children }: SumProps) {
  return (
    <div data-last={isLast || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
