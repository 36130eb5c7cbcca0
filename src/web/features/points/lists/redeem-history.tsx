import { Trans, useLingui } from '@lingui/react/macro';
import type { Points, Redemption } from '#core/points/points.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx';
import type { Column } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import { redemptionNames, stateNames } from '../parts/names.ts';
import { PointsCount } from '../parts/points-count.tsx';
import styles from './lists.module.css';
import { PointListView } from './point-list-view.tsx';
import { RedemptionReceipt } from './redemption-receipt.tsx';

const tones = { inProcess: 'lamp', approved: 'sea', rejected: 'live' } as const;

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

/** The name of an item with its quantity, and where it is sent. */
function Item({ redemption }: { redemption: Redemption }) {
  const { t } = useLingui();
  const { type, name, quantity, address, phone, remark } = redemption;
  return (
    <>
      {type === 'money' ? t(redemptionNames.money) : name}
      {quantity > 1 && ` × ${quantity}`}
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

function useColumns(): readonly Column<Redemption>[] {
  const { t } = useLingui();
  const language = useLanguage();
  return [
    {
      id: 'item',
      title: t`Item`,
      place: 'title',
      cell: (redemption) => <Item redemption={redemption} />,
    },
    { id: 'type', title: t`Redeem type`, cell: ({ type }) => t(redemptionNames[type]) },
    { id: 'at', title: t`Time, Manila`, cell: ({ at }) => formatManila(at, language, 'second') },
    { id: 'state', title: t`Status`, cell: (redemption) => <State redemption={redemption} /> },
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
    {
      id: 'amount',
      title: t`Amount required`,
      align: 'end',
      cell: ({ amount }) => (amount === 0 ? null : <Money centavos={amount} />),
    },
    {
      id: 'pays',
      title: t`Into your balance`,
      align: 'end',
      cell: ({ pays, state }) =>
        pays === 0 || state === 'rejected' ? null : <Money centavos={pays} />,
    },
    {
      id: 'receipt',
      title: t`Receipt`,
      cell: (redemption) =>
        redemption.state === 'approved' ? <RedemptionReceipt redemption={redemption} /> : null,
    },
  ];
}

const keyOf = ({ id }: Redemption) => id;

/** The redemptions of the member, newest first. */
export function RedeemHistory({ list }: { list: Points['redemptions'] }) {
  const { t } = useLingui();
  return (
    <PointListView
      label={t`Redeem history`}
      list={list}
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
