import { Trans, useLingui } from '@lingui/react/macro';
import type { Points, Redemption } from '#core/points/points.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx';
import type { Column } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import { entryNames, redemptionNames, stateNames } from '../parts/names.ts';
import { PointsCount } from '../parts/points-count.tsx';
import styles from './lists.module.css';
import { PointListView } from './point-list-view.tsx';
import { RedemptionReceipt } from './redemption-receipt.tsx';

const tones = { inProcess: 'lamp', approved: 'sea', rejected: 'live', other: 'plain' } as const;

/** The state with what belongs to it: the reason of a rejection, or courier and tracking number of a gift. */
function State({ redemption }: { redemption: Redemption }) {
  const { t } = useLingui();
  const { state, reason, courier, tracking } = redemption;
  return (
    <>
      <Badge tone={tones[state]}>{t(stateNames[state])}</Badge>
      {reason !== '' && (
        <span className={styles.note}>
          <bdi>{reason}</bdi>
        </span>
      )}
      {courier !== null && (
        <span className={styles.note}>
          <bdi>{courier}</bdi>{' '}
          {tracking !== null && (
            <CopyButton compact text={tracking} label={t`Copy the tracking number ${tracking}`} />
          )}
        </span>
      )}
    </>
  );
}

function nameOf({ type, name }: Redemption, t: ReturnType<typeof useLingui>['t']): string {
  return type === 'money' ? t(redemptionNames.money) : name;
}

/** The name of an item with its quantity, and where it is sent. */
function Item({ redemption }: { redemption: Redemption }) {
  const { t } = useLingui();
  const { quantity, address, phone, remark } = redemption;
  return (
    <>
      <span>{nameOf(redemption, t)}</span>
      {quantity > 1 && <span>{` × ${quantity}`}</span>}
      {[address, phone, remark].map(
        (note) =>
          note && (
            <span key={note} className={styles.note}>
              <bdi>{note}</bdi>
            </span>
          ),
      )}
    </>
  );
}

/** A change of the points by a redemption: its points are taken, or given back. */
interface HistoryRow {
  readonly id: string;
  readonly redemption: Redemption;
  readonly isReturn: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly change: number | null;
  readonly balance: number | null;
}

/** The rows of a redemption, newest first. Points that went back have a row of their own, so that the changes add up. */
function rowsOf(redemption: Redemption): readonly HistoryRow[] {
  const { id, at, changedAt, change, balance, returned } = redemption;
  const taken = { id, redemption, isReturn: false, at, change, balance };
  if (returned === null) return [taken];
  const back = { change: returned.points, balance: returned.balance };
  return [{ id: `${id} return`, redemption, isReturn: true, at: changedAt, ...back }, taken];
}

/** The columns that show how the points changed. */
function useChangeColumns(): readonly Column<HistoryRow>[] {
  const { t } = useLingui();
  return [
    {
      id: 'change',
      title: t`Changed points`,
      align: 'end',
      place: 'value',
      cell: ({ change }) => (
        <span className={styles.change}>
          <PointsCount signed points={change} />
        </span>
      ),
    },
    {
      id: 'balance',
      title: t`Points balance`,
      align: 'end',
      cell: ({ balance }) => <PointsCount points={balance} />,
    },
  ];
}

function useColumns(): readonly Column<HistoryRow>[] {
  const { t } = useLingui();
  const language = useLanguage();
  const changeColumns = useChangeColumns();
  return [
    {
      id: 'item',
      title: t`Item`,
      place: 'title',
      cell: ({ redemption, isReturn }) =>
        isReturn ? nameOf(redemption, t) : <Item redemption={redemption} />,
    },
    {
      id: 'type',
      title: t`Redeem type`,
      cell: ({ redemption }) => t(redemptionNames[redemption.type]),
    },
    { id: 'at', title: t`Time, Manila`, cell: ({ at }) => formatManila(at, language, 'second') },
    {
      id: 'state',
      title: t`Status`,
      cell: ({ redemption, isReturn }) =>
        isReturn ? <Badge>{t(entryNames.return)}</Badge> : <State redemption={redemption} />,
    },
    ...changeColumns,
    {
      id: 'amount',
      title: t`Amount required`,
      align: 'end',
      cell: ({ redemption: { amount }, isReturn }) =>
        amount === 0 || isReturn ? null : <Money centavos={amount} />,
    },
    {
      id: 'pays',
      title: t`Into your balance`,
      align: 'end',
      cell: ({ redemption, isReturn }) => {
        const back = isReturn ? redemption.amount : 0;
        if (redemption.state === 'other') return null;
        const paid = redemption.state === 'rejected' ? back : redemption.pays;
        return paid === 0 ? null : <Money centavos={paid} />;
      },
    },
    {
      id: 'receipt',
      title: t`Receipt`,
      cell: ({ redemption }) =>
        redemption.state === 'approved' ? <RedemptionReceipt redemption={redemption} /> : null,
    },
  ];
}

const keyOf = ({ id }: HistoryRow) => id;

/** The redemptions of the member, newest first. */
export function RedeemHistory({ list }: { list: Points['redemptions'] }) {
  const { t } = useLingui();
  return (
    <PointListView
      label={t`Redeem history`}
      list={list}
      rowsOf={rowsOf}
      columns={useColumns()}
      keyOf={keyOf}
      empty={
        <EmptyState
          icon="gift"
          title={<Trans>Nothing redeemed yet</Trans>}
          help={<Trans>What you redeem in the mall appears here with its state.</Trans>}
        />
      }
    />
  );
}
