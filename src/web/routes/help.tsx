import { createFileRoute } from '@tanstack/react-router';
import { Coming } from '../features/shell/coming.tsx';

export const Route = createFileRoute('/help')({
  component: () => <Coming part="help" />,
});
