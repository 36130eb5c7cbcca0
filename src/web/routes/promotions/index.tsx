import { createFileRoute } from '@tanstack/react-router';
import { fallback, maxLength, object, optional, pipe, string } from 'valibot';
import { PromotionsPage } from '../../features/promotions/promotions-page.tsx';
import { backgroundComponent } from '../../lib/lazy-component.tsx';
import { usePageShown } from '../../lib/page-shown.ts';

const ClaimHall = backgroundComponent(() =>
  import('../../features/rewards/hall/hall-on-page.tsx').then((loaded) => loaded.HallOnPage),
);

/** A category of the gateway, such as `deposit_promo`. */
const type = pipe(string(), maxLength(60));

export const Route = createFileRoute('/promotions/')({
  validateSearch: object({ type: fallback(optional(type), undefined) }),
  loader: ({ context: { app } }) => {
    if (import.meta.env.SSR) return;
    // The page shows a chunk that does not load, with a retry.
    void app.promotions().then(
      ({ list }) => void list.load(),
      () => undefined,
    );
  },
  component: function Promotions() {
    usePageShown();
    return <PromotionsPage type={Route.useSearch().type} hall={<ClaimHall />} />;
  },
});
