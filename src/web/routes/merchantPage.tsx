import { createFileRoute } from '@tanstack/react-router';
import { Coming } from '../features/shell/coming.tsx';

export const Route = createFileRoute('/merchantPage')({
  component: () => <Coming part="partners" />,
});
