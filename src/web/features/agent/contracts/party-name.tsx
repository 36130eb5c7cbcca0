import type { AgentContract } from '#core/agent/agent.ts';
import { useApp } from '../../../lib/app-context.tsx';

/** The other side of a contract: an account, or the brand for the house. */
export function PartyName({ party }: Pick<AgentContract, 'party'>) {
  const { brand } = useApp();
  return <bdi>{party.account ?? brand.name}</bdi>;
}
