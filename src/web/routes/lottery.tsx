import { createFileRoute } from '@tanstack/react-router';
import { Coming } from '../features/shell/coming.tsx';

export const Route = createFileRoute('/lottery')({
  staticData: { layout: 'bare' },
  component: () => <Coming part="lottery" />,
});
