import { useLayoutEffect } from 'react';

/** Gives the document its title, and search engines what there is to find, in the language that is spoken. */
export function useTitle(title: string, description: string): void {
  useLayoutEffect(() => {
    document.title = title;
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (meta) meta.content = description;
  }, [title, description]);
}
