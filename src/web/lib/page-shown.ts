import { createContext, use, useEffect } from 'react';

/** Called when the page of the first address is in the document. */
export const PageShown = createContext<() => void>(() => undefined);

/**
 * Tells that the page is shown. Call it in the component of each route that is rendered ahead (`prerenderedPaths`): React
 * hydrates a page after the shell around it, and the answers of the gateway wait until then.
 */
export function usePageShown(): void {
  const shown = use(PageShown);
  useEffect(shown, [shown]);
}
