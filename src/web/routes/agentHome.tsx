import { createFileRoute } from '@tanstack/react-router';
import { mayEnterAgentCentre } from '#core/roles/roles.ts';
import { Coming } from '../features/shell/pages/coming.tsx';
import { requireAccount } from '../lib/guards.ts';

export const Route = createFileRoute('/agentHome')({
  beforeLoad: requireAccount(mayEnterAgentCentre, 'goHome'),
  component: () => <Coming part="agentHome" />,
});
