import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './new-tab-icon.module.css';

/** Marks a link that opens in a new tab: an arrow, and a text for screen readers. */
export function NewTabIcon() {
  const { t } = useLingui();
  return (
    <span className={styles.mark}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d="M4 2h6v6M10 2 2.5 9.5" />
      </svg>
      <VisuallyHidden>{t`opens in a new tab`}</VisuallyHidden>
    </span>
  );
}
