import { useLayoutEffect } from 'react';
import { proxy } from 'valtio';

/** What the page calls what it shows, such as the title of an article; null where its address has one name. */
export const pageName = proxy<{ name: string | null }>({ name: null });

/** Names the page after what it shows, for as long as it shows it. */
export function usePageName(name: string | null): void {
  useLayoutEffect(() => {
    pageName.name = name;
    return () => {
      pageName.name = null;
    };
  }, [name]);
}
