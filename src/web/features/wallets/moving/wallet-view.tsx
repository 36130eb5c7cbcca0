import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { WalletTransfers } from '#core/cashier/cashier.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import styles from '../wallets.module.css';
import { GameSetting } from './game-setting.tsx';
import { MoveForm } from './move-form.tsx';
import { useMoveForm } from './use-move-form.ts';
import { WalletHistory } from './wallet-history.tsx';
import { WalletList } from './wallet-list.tsx';

interface WalletViewProps {
  transfers: WalletTransfers;
  /** Page of the history. */
  part: number | undefined;
}

/** The wallets, the form that moves money, the setting for games, and the transfers so far. */
export function WalletView({ transfers, part }: WalletViewProps) {
  const { balance } = useApp();
  const { wallets, ...query } = useSnapshot(balance.state);
  const move = useMoveForm(transfers, wallets);
  useEffect(() => void balance.load(), [balance]);
  return (
    <div className={styles.page}>
      <QueryView
        query={query}
        hasContent={wallets.length > 0}
        placeholder={<FormSkeleton />}
        empty={<EmptyState icon="wallet" title={<Trans>There are no wallets</Trans>} />}
        onRetry={() => void balance.load()}
      >
        <WalletList wallets={wallets} transfers={transfers} onChoose={move.choose} />
        <MoveForm wallets={wallets} move={move} />
        <GameSetting transfers={transfers} />
      </QueryView>
      <WalletHistory list={transfers.list} wallets={wallets} part={part} />
    </div>
  );
}
