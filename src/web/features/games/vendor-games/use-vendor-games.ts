import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Category } from '#protocol/vocabulary/category.ts';
import { useApp } from '../../../lib/app-context.tsx';

/** The games of a vendor card, one page at a time. Loads the first page; `turn` loads another. */
export function useVendorGames(category: Category, vendor: string) {
  const { catalogue } = useApp();
  const { ofVendor: shown } = useSnapshot(catalogue.state);
  const turn = (page: number): void => void catalogue.openVendor(category, vendor, page);
  useEffect(() => void catalogue.openVendor(category, vendor, 1), [catalogue, category, vendor]);
  return { shown, turn };
}
