import { useEffect } from 'react';
import { proxy } from 'valtio';

/** How many things the player has in hand that a reload would take away: a game, a form begun, a payment. */
export const inHand = proxy({ things: 0 });

/** Keeps the page from being loaded anew for as long as it `holds`. */
export function useInHand(holds: boolean): void {
  useEffect(() => {
    if (!holds) return undefined;
    inHand.things += 1;
    return () => void (inHand.things -= 1);
  }, [holds]);
}
