import { useEffect, useRef, useState } from 'react';
import { isSubstitute, settleFocus } from '../focus/keep-focus.ts';

/** The centres: one path, whose parameter `page` names the page. */
const centres: ReadonlySet<string> = new Set(['/member', '/agentHome']);

export const isCentre = (pathname: string): boolean => centres.has(pathname);

/** Returns true where the focus stays: a dialog is open, or the new page has set it. */
function isTaken(part: Element): boolean {
  const { activeElement } = document;
  if (document.querySelector('dialog[open]:not([data-unasked])') !== null) return true;
  return activeElement !== null && part.contains(activeElement) && !isSubstitute(activeElement);
}

/** Calls `act` with the heading of a page of a centre, as soon as it is there. Returns a function that ends the wait. */
function whenShown(page: string, act: (heading: HTMLElement) => void): () => void {
  const find = (): boolean => {
    const selector = `main h1[data-page-name="${CSS.escape(page)}"]`;
    const heading = document.querySelector<HTMLElement>(selector);
    if (heading) act(heading);
    return heading !== null;
  };
  if (find()) return () => undefined;
  const watch = new MutationObserver(() => find() && watch.disconnect());
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/**
 * Moves the focus to a new page, as a browser does, so that the next Tab key continues there. A page of a centre begins at
 * its heading, which comes into view. Returns the name of the page of a centre once the player has come to it, or null.
 */
export function usePageFocus(pathname: string, page: string): string | null {
  const shown = useRef({ pathname, page });
  const [named, setNamed] = useState<{ page: string; name: string } | null>(null);

  useEffect(() => {
    const last = shown.current;
    if (last.pathname === pathname && (last.page === page || !isCentre(pathname))) return undefined;
    shown.current = { pathname, page };
    if (isCentre(pathname)) {
      return whenShown(page, (heading) => {
        setNamed({ page, name: heading.textContent });
        if (!isTaken(heading.closest('section, aside') ?? heading)) settleFocus(heading);
      });
    }
    const main = document.getElementById('main');
    if (main && !isTaken(main)) main.focus({ preventScroll: true });
    return undefined;
  }, [pathname, page]);

  return isCentre(pathname) && named?.page === page ? named.name : null;
}
