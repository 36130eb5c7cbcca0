import { createFileRoute } from '@tanstack/react-router';
import { fallback, object, optional, picklist } from 'valibot';
import { Coming } from '../../features/shell/pages/coming.tsx';

const type = picklist(['sport_promo', 'referral', 'fish_promo', 'deposit_promo']);

export const Route = createFileRoute('/promotions/')({
  validateSearch: object({ type: fallback(optional(type), undefined) }),
  component: () => <Coming part="promotions" />,
});
