import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Startable } from '#core/play/start-rules.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import styles from './rotate-hint.module.css';

/** Categories whose games have a landscape layout. */
const landscape = new Set<Startable['category']>(['FISH', 'LIVE', 'PVP']);

/** Suggests landscape for some games. The style sheet shows it on portrait phones only. */
export function RotateHint({ category }: Pick<Startable, 'category'>) {
  const { t } = useLingui();
  const [isClosed, setClosed] = useState(false);
  if (isClosed || !landscape.has(category)) return null;
  return (
    <p className={styles.hint} role="status">
      <Icon name="refresh" />
      <span>
        <Trans>Turn your phone sideways: there is more room to play.</Trans>
      </span>
      <IconButton icon="close" label={t`Close the hint`} onClick={() => setClosed(true)} />
    </p>
  );
}
