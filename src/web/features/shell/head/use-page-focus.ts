import { useEffect, useRef } from 'react';

/** Returns true where the focus stays: a dialog is open, or the new page has set it. */
function isTaken(main: HTMLElement): boolean {
  const { activeElement } = document;
  return document.querySelector('dialog[open]') !== null || main.contains(activeElement);
}

/** Moves the focus to a new page, as a browser does, so that the next Tab key continues there. */
export function usePageFocus(pathname: string): void {
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById('main');
    if (main && !isTaken(main)) main.focus({ preventScroll: true });
  }, [pathname]);
}
