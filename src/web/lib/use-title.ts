import { useLayoutEffect } from 'react';
import { proxy } from 'valtio';

/** Gives the document its title, and search engines what there is to find, in the language that is spoken. */
export function useTitle(title: string, description: string): void {
  useLayoutEffect(() => {
    document.title = title;
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (meta) meta.content = description;
  }, [title, description]);
}

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
