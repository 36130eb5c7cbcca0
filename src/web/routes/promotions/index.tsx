import { createFileRoute } from '@tanstack/react-router';
import { fallback, maxLength, object, optional, pipe, string } from 'valibot';
import { openPromotions } from '../../features/promotions/open-promotions.ts';
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
  loader: openPromotions,
  component: function Promotions() {
    usePageShown();
    const { type } = Route.useSearch();
    return <PromotionsPage list={Route.useLoaderData()} type={type} hall={<ClaimHall />} />;
  },
});
