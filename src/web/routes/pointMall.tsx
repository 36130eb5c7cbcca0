import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '../features/shell/pages/coming-soon.tsx';

export const Route = createFileRoute('/pointMall')({
  component: () => <ComingSoon part="pointMall" />,
});
