import { createFileRoute } from '@tanstack/react-router';
import { Coming } from '../features/shell/coming.tsx';

export const Route = createFileRoute('/sponsor1')({
  component: () => <Coming part="partners" />,
});
