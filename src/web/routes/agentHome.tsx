import { createFileRoute, redirect } from '@tanstack/react-router';
import { Coming } from '../features/shell/coming.tsx';

export const Route = createFileRoute('/agentHome')({
  beforeLoad: ({ context: { app } }) => {
    if (app.session.state.phase === 'guest') throw redirect({ to: '/', replace: true });
  },
  component: () => <Coming part="agentHome" />,
});
