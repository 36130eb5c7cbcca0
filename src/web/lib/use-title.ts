import { useLayoutEffect } from 'react';
import { proxy } from 'valtio';

/** Sets the title and the description of the document. */
export function useTitle(title: string, description: string): void {
  useLayoutEffect(() => {
    document.title = title;
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (meta) meta.content = description;
  }, [title, description]);
}

/** Name of the item that the page shows, such as the title of an article. Null for pages with a fixed title. */
export const pageName = proxy<{ name: string | null }>({ name: null });

/** Sets the name of the shown item while the component is mounted. */
export function usePageName(name: string | null): void {
  useLayoutEffect(() => {
    pageName.name = name;
    return () => {
      pageName.name = null;
    };
  }, [name]);
}
