import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../../features/shell/pages/coming-soon.tsx';

export const Route = createFileRoute('/promotions/detail')({
  component: () => <ComingSoon part="promotions" />,
});
