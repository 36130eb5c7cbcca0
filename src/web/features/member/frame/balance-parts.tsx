import { Trans } from '@lingui/react/macro';
import type { MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';
import { OwnMoney } from '../../../widgets/balance/own-money.tsx';
import styles from './balance-parts.module.css';

/** Amounts are null when they are unknown. */
interface BalancePartsProps {
  /** Cash in the main wallet, which can be withdrawn. */
  cash: MaybeCentavos;
  /** Cash in the wallets of vendors. */
  vendors: MaybeCentavos;
  bonus: MaybeCentavos;
  /** Money of withdrawals that are not paid yet. */
  held: MaybeCentavos;
}

/** The parts of the balance. Renders nothing while all of it is cash. */
export function BalanceParts({ cash, vendors, bonus, held }: BalancePartsProps) {
  if (vendors === 0 && bonus === 0 && held === 0) return null;
  return (
    <dl className={styles.parts}>
      <div>
        <dt>
          <Trans>You can withdraw</Trans>
        </dt>
        <dd>
          <OwnMoney centavos={cash} />
        </dd>
      </div>
      {vendors !== 0 && (
        <div>
          <dt>
            <Trans>In wallets of vendors</Trans>
          </dt>
          <dd>
            <OwnMoney centavos={vendors} />
          </dd>
        </div>
      )}
      {bonus !== 0 && (
        <div>
          <dt>
            <Trans>Bonus, to be played first</Trans>
          </dt>
          <dd>
            <OwnMoney centavos={bonus} />
          </dd>
        </div>
      )}
      {held !== 0 && (
        <div>
          <dt>
            <Trans>Held for withdrawals</Trans>
          </dt>
          <dd>
            <OwnMoney centavos={held} />
          </dd>
        </div>
      )}
    </dl>
  );
}
