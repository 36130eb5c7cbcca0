import { createFileRoute } from '@tanstack/react-router';
import { mayEnterAgentCentre } from '#core/roles/roles.ts';
import { ComingSoon } from '../features/shell/pages/coming-soon.tsx';
import { requireAccount } from '../lib/guards.ts';

export const Route = createFileRoute('/agentHome')({
  beforeLoad: requireAccount(mayEnterAgentCentre, 'agentLogin'),
  component: () => <ComingSoon part="agentHome" />,
});
