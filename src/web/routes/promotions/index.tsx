import { createFileRoute } from '@tanstack/react-router';
import { fallback, object, optional, picklist } from 'valibot';
import { ComingSoon } from '../../features/shell/pages/coming-soon.tsx';

const type = picklist(['sport_promo', 'referral', 'fish_promo', 'deposit_promo']);

export const Route = createFileRoute('/promotions/')({
  validateSearch: object({ type: fallback(optional(type), undefined) }),
  component: () => <ComingSoon part="promotions" />,
});
