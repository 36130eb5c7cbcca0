import { useLingui } from '@lingui/react/macro';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './search-field.module.css';

interface SearchFieldProps {
  /** What is searched, such as `Search games`. */
  label: string;
  /** The words that are searched for now. */
  value: string;
  onSearch: (words: string) => void;
  /** Each change of the words, before the typing rests. */
  onType?: (words: string) => void;
}

/** Searches as one types, when the typing rests. */
export function SearchField({ label, value, onSearch, onType }: SearchFieldProps) {
  const { t } = useLingui();
  const { text, type, clear } = useTypedSearch(value, onSearch);
  return (
    <div className={styles.field}>
      <Icon name="search" />
      <input
        type="search"
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
