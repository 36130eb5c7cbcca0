import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import styles from './game-hints.module.css';

/** Leads to the wallets while the wallet that a game is played from is empty. Renders nothing while games share one wallet. */
export function WalletHint({ vendor }: { vendor: string }) {
  const { t } = useLingui();
  const { balance, walletMode } = useApp();
  const { single } = useSnapshot(walletMode.state);
  const { wallets, phase } = useSnapshot(balance.state);
  const [isClosed, setClosed] = useState(false);
  // The start of the game may have moved the balance.
  useEffect(() => {
    if (!single) void balance.load();
  }, [balance, single]);
  const wallet = wallets.find((one) => one.vendor === vendor);
  if (single || isClosed || phase !== 'ready' || wallet?.centavos !== 0) {
    return null;
  }
  const shownName = <bdi>{wallet.name}</bdi>;
  return (
    <p className={styles.hint} role="status">
      <Icon name="wallet" />
      <span>
        <Trans>The wallet of {shownName} is empty.</Trans>
      </span>
      <ButtonLink to="/member" search={{ page: 'wallet' }} size="small">
        <Trans>Move money</Trans>
      </ButtonLink>
      <IconButton icon="close" label={t`Close the hint`} onClick={() => setClosed(true)} />
    </p>
  );
}
