import { createFileRoute } from '@tanstack/react-router';
import { mayEnterAgentCentre } from '#core/rules/roles.ts';
import { Coming } from '../features/shell/coming.tsx';
import { requireAccount } from '../require-account.ts';

export const Route = createFileRoute('/agentHome')({
  beforeLoad: requireAccount(mayEnterAgentCentre, 'goHome'),
  component: () => <Coming part="agentHome" />,
});
