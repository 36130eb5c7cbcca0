import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Category } from '#contract/vocabulary/category.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import styles from './rotate-hint.module.css';

/** Kinds of games that are laid out for a screen that is wider than high. */
const wide: ReadonlySet<Category> = new Set<Category>(['FISH', 'LIVE', 'PVP']);

/** Tells who holds a phone upright that a game has more room the other way. Shown by the style sheet, on such phones only. */
export function RotateHint({ category }: { category: Category }) {
  const { t } = useLingui();
  const [seen, setSeen] = useState(false);
  if (seen || !wide.has(category)) return null;
  return (
    <p className={styles.hint} role="status">
      <Icon name="refresh" />
      <span>
        <Trans>Turn your phone sideways: there is more room to play.</Trans>
      </span>
      <IconButton icon="close" label={t`Close the hint`} onClick={() => setSeen(true)} />
    </p>
  );
}
