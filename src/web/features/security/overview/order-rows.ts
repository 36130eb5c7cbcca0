import type { ModuleId } from '#protocol/vocabulary/module-id.ts';
import type { ProtectionItem } from '#core/security/security.ts';
import { itemViews } from '../page/item-views.tsx';
import { type SecurityItem, securityItems } from '../security-search.ts';
import { securityRows } from './security-rows.ts';

/** A part in the overview. `isComplete` is null for parts that are not counted. */
interface OrderedRow {
  readonly item: SecurityItem;
  readonly isComplete: boolean | null;
}

const ranks = new Map<boolean | null, number>([
  [false, 0],
  [true, 1],
  [null, 2],
]);

/**
 * The parts in the order of the list: missing, done, not counted. Protections that the operator does not use are left out. `known` says
 * which of the parts without a protection are done.
 */
export function orderRows(
  protections: readonly ProtectionItem[],
  isOn: (module: ModuleId) => boolean,
  known: Readonly<Partial<Record<SecurityItem, boolean | null>>> = {},
): OrderedRow[] {
  const rows = securityItems.flatMap((item): OrderedRow[] => {
    if (itemViews[item] === undefined) return [];
    const { protection, module } = securityRows[item];
    if (module !== undefined && !isOn(module)) return [];
    if (protection === null) return [{ item, isComplete: known[item] ?? null }];
    const found = protections.find(({ name }) => name === protection);
    return found ? [{ item, isComplete: found.isComplete }] : [];
  });
  const rank = ({ isComplete }: OrderedRow): number => ranks.get(isComplete) ?? 0;
  return rows.toSorted((a, b) => rank(a) - rank(b));
}
