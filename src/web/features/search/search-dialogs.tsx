import { useSearch } from '@tanstack/react-router';
import { useDialog } from '../../lib/dialog/use-dialog.ts';
import { lazyComponent } from '../../lib/lazy-component.tsx';

const SearchDialog = lazyComponent(() =>
  import('./search-dialog.tsx').then((loaded) => loaded.SearchDialog),
);

/** The search of the whole app, while the address names it. */
export function SearchDialogs() {
  const { dialog } = useSearch({ from: '__root__' });
  const { close } = useDialog();
  return dialog === 'search' && <SearchDialog onClose={close} />;
}
