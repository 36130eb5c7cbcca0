import { createFileRoute } from '@tanstack/react-router';
import { Coming } from '../features/shell/coming.tsx';

export const Route = createFileRoute('/register')({
  component: () => <Coming part="register" />,
});
