import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { PricedItem, Points } from '#core/points/points.ts';
import { Money } from '../../../widgets/money/money.tsx';
import { redemptionNames } from '../parts/names.ts';
import { PointsCount } from '../parts/points-count.tsx';
import styles from './redeem.module.css';

interface RedeemLinesProps {
  points: Points;
  item: PricedItem;
  quantity: number;
  /** Username of the account that pays. */
  account: string;
}

/** Type, price and balance of a redemption before it is sent. */
export function RedeemLines({ points, item, quantity, account }: RedeemLinesProps) {
  const { t } = useLingui();
  const { points: own } = useSnapshot(points.balance.state);
  const price = item.points * quantity;
  const lines: readonly (readonly [name: string, value: ReactNode])[] = [
    [t`Redeem type`, t(redemptionNames[item.kind])],
    [t`Points required`, <PointsCount key="points" points={price} />],
    [t`Amount required`, <Money key="amount" centavos={item.amount * quantity} />],
    [t`Paid account`, <bdi key="account">{account}</bdi>],
  ];
  return (
    <dl className={styles.lines}>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {own !== null && (
        <div>
          <dt>
            <Trans>Points after it</Trans>
          </dt>
          <dd>
            <PointsCount points={own - price} />
          </dd>
        </div>
      )}
    </dl>
  );
}
