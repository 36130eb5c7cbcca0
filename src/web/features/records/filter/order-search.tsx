import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useTypedSearch } from '../../../lib/use-typed-search.ts';
import type { RecordsSearch } from '../records-search.ts';
import { useChangeFilter } from '../use-change-search.ts';

/** Searches a record for one order number. */
export function OrderSearch({ find }: Pick<RecordsSearch, 'find'>) {
  const { t } = useLingui();
  const change = useChangeFilter();
  const { text, type } = useTypedSearch(find ?? '', (typed) =>
    change({ find: typed === '' ? undefined : typed }, { replace: true }),
  );
  return (
    <TextField
      label={t`Order number`}
      type="search"
      autoComplete="off"
      enterKeyHint="search"
      spellCheck={false}
      maxLength={100}
      value={text}
      onChange={({ target }) => type(target.value)}
    />
  );
}
