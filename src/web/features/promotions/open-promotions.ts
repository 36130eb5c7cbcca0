import type { PromotionList } from '#core/promotions/promotions.ts';
import type { RouteContext } from '../../lib/route-context.ts';

interface Opening {
  readonly context: RouteContext;
}

/**
 * Opens the promotions for their pages, and starts to load newer ones. Resolves to null when the chunk cannot be loaded: the
 * page says so, with a retry.
 */
export async function openPromotions({ context }: Opening): Promise<PromotionList | null> {
  const promotions = await context.app.promotions().catch(() => null);
  if (promotions === null) return null;
  context.firstView(promotions.list.load());
  return promotions.list;
}
