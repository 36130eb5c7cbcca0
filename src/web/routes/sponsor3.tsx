import { createFileRoute } from '@tanstack/react-router';
import { Coming } from '../features/shell/coming.tsx';

export const Route = createFileRoute('/sponsor3')({
  component: () => <Coming part="partners" />,
});
