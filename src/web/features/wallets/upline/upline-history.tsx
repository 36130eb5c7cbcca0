import { differenceOrNull } from '#protocol/model/readers/unknown-money.ts';
import { shortNumber } from '#protocol/model/cashier/short-number.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UplineTransfer, UplineTransfers } from '#core/cashier/cashier.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx';
import type { Column } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import { SignedMoney } from '../../../widgets/money/signed-money.tsx';
import { HistorySection } from '../history/history-section.tsx';
import styles from '../wallets.module.css';
import { PartyName } from './party-name.tsx';

function State({ transfer: { state, reason, returnedAt } }: { transfer: UplineTransfer }) {
  const language = useLanguage();
  if (state === 'DONE') {
    return (
      <Badge tone="sea">
        <Trans>Done</Trans>
      </Badge>
    );
  }
  if (state === 'other') {
    return (
      <Badge>
        <Trans>Other</Trans>
      </Badge>
    );
  }
  return (
    <>
      <Badge tone="lamp">
        <Trans>Sent back</Trans>
      </Badge>
      <span className={styles.words}>
        {returnedAt !== null && <span>{`${formatManila(returnedAt, language, 'second')} `}</span>}
        <bdi>{reason}</bdi>
      </span>
    </>
  );
}

/** The other side. The direction of a transfer may be unknown. */
function Party({ direction, other }: UplineTransfer) {
  if (direction === 'other') return <PartyName party={other} />;
  return direction === 'OUT' ? (
    <Trans>
      To <PartyName party={other} />
    </Trans>
  ) : (
    <Trans>
      From <PartyName party={other} />
    </Trans>
  );
}

function Amount({ direction, amount }: UplineTransfer) {
  if (direction === 'other') return <Money centavos={amount} />;
  return <SignedMoney centavos={direction === 'OUT' ? differenceOrNull(0, amount) : amount} />;
}

function useColumns(): readonly Column<UplineTransfer>[] {
  const { t } = useLingui();
  const language = useLanguage();
  return [
    {
      id: 'who',
      title: t`Transfer`,
      place: 'title',
      cell: Party,
    },
    {
      id: 'amount',
      title: t`Amount`,
      align: 'end',
      place: 'value',
      cell: Amount,
    },
    { id: 'state', title: t`State`, cell: (transfer) => <State transfer={transfer} /> },
    { id: 'at', title: t`Time, Manila`, cell: ({ at }) => formatManila(at, language, 'second') },
    {
      id: 'words',
      title: t`Words`,
      cell: ({ remark }) => (remark === '' ? null : <bdi className={styles.words}>{remark}</bdi>),
    },
    { id: 'number', title: t`Number`, cell: ({ id }) => <bdi>{shortNumber(id)}</bdi> },
    {
      id: 'order',
      title: t`Order number`,
      cell: ({ id }) => <CopyButton text={id} label={t`Copy the order number`} />,
    },
  ];
}

const keyOf = ({ id }: UplineTransfer) => id;

/** The transfers to the upline and from downlines, newest first. */
export function UplineHistory({
  list,
  part,
}: {
  list: UplineTransfers['list'];
  part: number | undefined;
}) {
  const { t } = useLingui();
  return (
    <HistorySection
      title={t`Transfers so far`}
      label={t`Transfers so far`}
      pagesLabel={t`Pages of the transfers`}
      columns={useColumns()}
      keyOf={keyOf}
      list={list}
      part={part}
      empty={
        <EmptyState
          icon="user"
          title={<Trans>No transfer yet</Trans>}
          help={<Trans>Transfers to your upline and from your downlines appear here.</Trans>}
        />
      }
    />
  );
}
