import { createFileRoute } from '@tanstack/react-router';
import { Coming } from '../features/shell/coming.tsx';
import { requireAccount } from '../require-account.ts';

export const Route = createFileRoute('/lottery')({
  staticData: { layout: 'bare' },
  // A trial account looks around: it is refused where a game starts.
  beforeLoad: requireAccount(() => true),
  component: () => <Coming part="lottery" />,
});
