import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import styles from './game-hints.module.css';

/** Starts the game with a new address. */
export function StartAgain({ onClick }: { onClick: () => void }) {
  return (
    <Button size="small" icon={<Icon name="refresh" />} onClick={onClick}>
      <Trans>Start the game again</Trans>
    </Button>
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
