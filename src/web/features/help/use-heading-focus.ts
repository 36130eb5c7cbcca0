import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the heading when the content changes, unless it is in a field or in a dialog. */
export function useHeadingFocus(shown: string, place: RefObject<HTMLElement | null>): void {
  const last = useRef(shown);

  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    const isTaken = document.activeElement?.matches('input, dialog *') ?? false;
    if (!isTaken) place.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [shown, place]);
}
