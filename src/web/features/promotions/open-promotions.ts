import type { PromotionList } from '#core/promotions/promotions.ts';
import type { RouteContext } from '../../lib/route-context.ts';

/**
 * Opens the promotions for their pages, and starts to load newer ones. Resolves to null when the chunk cannot be loaded: the
 * page says so, with a retry.
 */
export const openPromotions = ({
  context: { app, firstView },
}: {
  context: RouteContext;
}): Promise<PromotionList | null> =>
  app.promotions().then(
    ({ list }) => {
      firstView(list.load());
      return list;
    },
    () => null,
  );
