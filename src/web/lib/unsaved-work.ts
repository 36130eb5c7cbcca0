import { useEffect } from 'react';
import { proxy } from 'valtio';

/** How many things the player has in hand that a reload would take away: a game, a form begun, a payment. */
export const unsavedWork = proxy({ count: 0 });

/** Keeps the page from being loaded anew for as long as it `holds`. */
export function useUnsavedWork(holds: boolean): void {
  useEffect(() => {
    if (!holds) return undefined;
    unsavedWork.count += 1;
    return () => void (unsavedWork.count -= 1);
  }, [holds]);
}
