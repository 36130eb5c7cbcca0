import { createFileRoute } from '@tanstack/react-router';
import { SponsorPage } from '../features/partners/sponsor-page.tsx';

export const Route = createFileRoute('/sponsor1')({
  component: () => <SponsorPage index={0} />,
});
