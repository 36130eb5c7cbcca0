import { createFileRoute } from '@tanstack/react-router';
import { fallback, object, optional } from 'valibot';
import { identifier } from '#protocol/model/wire.ts';
import { openPromotions } from '../../features/promotions/open-promotions.ts';
import { PromotionDetailPage } from '../../features/promotions/detail-page.tsx';

/** An id, which the address may hold as a number. */
const id = identifier();

export const Route = createFileRoute('/promotions/detail')({
  validateSearch: object({ id: optional(fallback(optional(id), undefined)) }),
  loader: openPromotions,
  component: function PromotionDetail() {
    return <PromotionDetailPage id={Route.useSearch().id ?? ''} />;
  },
});
