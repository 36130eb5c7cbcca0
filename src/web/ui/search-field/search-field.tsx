import { useLingui } from '@lingui/react/macro';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './search-field.module.css';

interface SearchFieldProps {
  /** Label and placeholder, such as `Search games`. */
  label: string;
  /** The current search. */
  value: string;
  onSearch: (words: string) => void;
  /** Called at each change, before the debounce. */
  onType?: (words: string) => void;
  /** Gets the focus when its dialog opens. */
  isFirst?: boolean;
}

/** A search field. `onSearch` is debounced by 300 ms. */
export function SearchField({ label, value, onSearch, onType, isFirst }: SearchFieldProps) {
  const { t } = useLingui();
  const { text, type, clear } = useTypedSearch(value, onSearch);
  return (
    <div className={styles.field}>
      <Icon name="search" />
      <input
        type="search"
        data-first={isFirst || undefined}
        aria-label={label}
        placeholder={label}
        enterKeyHint="search"
        maxLength={60}
        value={text}
        onChange={({ target }) => {
          type(target.value);
          onType?.(target.value.trim());
        }}
      />
      {text !== '' && <IconButton icon="close" label={t`Clear the search`} onClick={clear} />}
    </div>
  );
}
