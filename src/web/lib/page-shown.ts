import { useEffect } from 'react';

declare global {
  /** Ends the keeping of early input, which `public/boot.js` begins. Returns a function that repeats it, the first time. */
  function takeEarlyInput(): () => void;
}

let listener = (): void => undefined;

/** Sets what happens when the page of the first address is in the document. */
export function onPageShown(act: () => void): void {
  listener = act;
}

/**
 * Reports that the page is shown. Call it in the component of each route that is rendered ahead (`prerenderedPaths`): React
 * hydrates a page after the shell around it, and the answers of the gateway wait until then.
 */
export function usePageShown(): void {
  useEffect(() => listener(), []);
}
