import { useLingui } from '@lingui/react/macro';
import { DialogLink } from '../../../lib/dialog/dialog-link.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './search-button.module.css';

/** Opens the search of the whole app: an icon, or a field with its key where there is room. */
export function SearchButton({ look }: { look: 'icon' | 'field' }) {
  const { t } = useLingui();
  return (
    <span className={styles.place} data-look={look}>
      <DialogLink dialog="search" className={styles.button} title={t`Search`}>
        <Icon name="search" />
        {look === 'field' && (
          <>
            <span aria-hidden="true">{t`Search`}</span>
            <kbd aria-hidden="true">/</kbd>
          </>
        )}
      </DialogLink>
    </span>
  );
}
