import { useState } from 'react';

/** The items of a list that are selected. */
export interface Selection {
  /** Ids in the order of the list. */
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  /** Selects all items, or none when all are selected. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
  readonly isAll: boolean;
}

/** A selection among the items that are shown. An item that is gone is not selected any more. */
export function useSelection(items: readonly { readonly id: string }[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = items.flatMap(({ id }) => (chosen.has(id) ? id : []));
  const isAll = items.length > 0 && ids.length === items.length;
  return {
    ids,
    has: (id) => chosen.has(id),
    toggle: (id) =>
      setChosen((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    toggleAll: () => setChosen(isAll ? new Set() : new Set(items.map(({ id }) => id))),
    clear: () => setChosen(new Set()),
    isAll,
  };
}
