import { useEffect, useRef } from 'react';

/** Whether the focus is where it should stay: in a dialog, or where the new page has put it. */
function isTaken(main: HTMLElement): boolean {
  const { activeElement } = document;
  return document.querySelector('dialog[open]') !== null || main.contains(activeElement);
}

/** Takes the focus to a new page, as a browser does, so that the next Tab goes on in it. */
export function usePageFocus(pathname: string): void {
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById('main');
    if (main && !isTaken(main)) main.focus({ preventScroll: true });
  }, [pathname]);
}
