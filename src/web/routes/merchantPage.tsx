import { createFileRoute } from '@tanstack/react-router';
import { MerchantPage } from '../features/partners/merchant-page.tsx';

export const Route = createFileRoute('/merchantPage')({ component: MerchantPage });
