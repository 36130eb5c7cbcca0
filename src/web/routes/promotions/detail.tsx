import { createFileRoute } from '@tanstack/react-router';
import { Coming } from '../../features/shell/pages/coming.tsx';

export const Route = createFileRoute('/promotions/detail')({
  component: () => <Coming part="promotions" />,
});
