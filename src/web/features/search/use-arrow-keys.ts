import { type RefObject, useEffect } from 'react';

/** Moves the focus by the arrow keys between a search field and its results (`data-result`). */
export function useArrowKeys(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = place.current;
    function press(event: KeyboardEvent): void {
      if (box === null || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      const stops = [...box.querySelectorAll<HTMLElement>('input, [data-result]')];
      const at = stops.findIndex((stop) => stop === document.activeElement);
      const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    }
    box?.addEventListener('keydown', press);
    return () => box?.removeEventListener('keydown', press);
  }, [place]);
}
