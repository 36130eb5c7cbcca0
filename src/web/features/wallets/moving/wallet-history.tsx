import { Trans, useLingui } from '@lingui/react/macro';
import type { Wallet } from '#protocol/calls/wallet.ts';
import type { WalletTransfer, WalletTransfers } from '#core/cashier/cashier.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { Column } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { OwnMoney } from '../../../widgets/balance/own-money.tsx';
import { HistorySection } from '../history/history-section.tsx';
import { useWalletName } from './use-wallet-name.ts';

function useColumns(wallets: readonly Wallet[]): readonly Column<WalletTransfer>[] {
  const { t } = useLingui();
  const language = useLanguage();
  const nameOf = useWalletName();
  const named = (code: string | null) =>
    nameOf(wallets.find(({ vendor }) => vendor === code) ?? { vendor: code, name: '' });

  /** The kind of a transfer and its wallets in one line. */
  function describe({ kind, from, to }: WalletTransfer): string {
    const [source, target] = [named(from), named(to)];
    if (kind === 'COLLECT') return t`Everything back to your main wallet`;
    if (kind === 'HOME') return t`Everything back: all games share one wallet`;
    if (kind === 'LAUNCH') return t`Your balance to ${target}, for a game`;
    return kind === 'MOVE' ? t`From ${source} to ${target}` : t`Transfer`;
  }

  return [
    {
      id: 'what',
      title: t`Transfer`,
      place: 'title',
      cell: (transfer) => <bdi>{describe(transfer)}</bdi>,
    },
    {
      id: 'amount',
      title: t`Amount`,
      align: 'end',
      place: 'value',
      cell: ({ amount }) => <OwnMoney centavos={amount} />,
    },
    { id: 'at', title: t`Time, Manila`, cell: ({ at }) => formatManila(at, language, 'second') },
  ];
}

interface WalletHistoryProps {
  list: WalletTransfers['list'];
  wallets: readonly Wallet[];
  part: number | undefined;
}

const keyOf = ({ id }: WalletTransfer) => id;

/** The transfers between the wallets, newest first. */
export function WalletHistory({ list, wallets, part }: WalletHistoryProps) {
  const { t } = useLingui();
  return (
    <HistorySection
      title={t`Transfers so far`}
      label={t`Transfers between wallets`}
      pagesLabel={t`Pages of the transfers`}
      columns={useColumns(wallets)}
      keyOf={keyOf}
      list={list}
      part={part}
      empty={
        <EmptyState
          icon="wallet"
          title={<Trans>No transfer yet</Trans>}
          help={<Trans>When you move money between wallets, it appears here.</Trans>}
        />
      }
    />
  );
}
