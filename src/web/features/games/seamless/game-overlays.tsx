import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Startable } from '#core/play/start-rules.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { BrandMark } from '../../../ui/brand-mark/brand-mark.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import styles from './game-overlays.module.css';

/** Starts the game with a new address. */
export function StartAgain({ onClick }: { onClick: () => void }) {
  return (
    <Button size="small" icon={<Icon name="refresh" />} onClick={onClick}>
      <Trans>Start the game again</Trans>
    </Button>
  );
}

interface GameLoadingProps {
  name: string;
  /** Starts the game again. Given once the game takes long; it goes on loading meanwhile. */
  onRetry?: (() => void) | null;
}

/** Shown while a game is loading. */
export function GameLoading({ name, onRetry = null }: GameLoadingProps) {
  return (
    <div className={styles.loading} role="status">
      <BrandMark />
      <p className={styles.name}>{name}</p>
      <p className={styles.words}>
        {onRetry ? (
          <Trans>It takes longer than usual. You can wait, or start the game again.</Trans>
        ) : (
          <Trans>The game is on its way</Trans>
        )}
      </p>
      {onRetry && <StartAgain onClick={onRetry} />}
    </div>
  );
}

/** Offered over a game that has loaded and says nothing: its page may be one of an error, which the app cannot see. */
export function SilentHint({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <p className={styles.hint} role="status">
      <span>
        <Trans>Does the game not show?</Trans>
      </span>
      <StartAgain onClick={onRetry} />
      <IconButton icon="close" label={t`Close the hint`} onClick={() => setClosed(true)} />
    </p>
  );
}

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

/** Categories whose games have a landscape layout. */
const landscape = new Set<Startable['category']>(['FISH', 'LIVE', 'PVP']);

/** Suggests landscape for some games. The style sheet shows it on portrait phones only. */
export function RotateHint({ category }: Pick<Startable, 'category'>) {
  const { t } = useLingui();
  const [isClosed, setClosed] = useState(false);
  if (isClosed || !landscape.has(category)) return null;
  return (
    <p className={styles.rotate} role="status">
      <Icon name="refresh" />
      <span>
        <Trans>Turn your phone sideways: there is more room to play.</Trans>
      </span>
      <IconButton icon="close" label={t`Close the hint`} onClick={() => setClosed(true)} />
    </p>
  );
}
