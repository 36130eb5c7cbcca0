import type { AgentContract } from '#core/agent/agent.ts';
import { useApp } from '../../lib/app-context.tsx';
import styles from './contract-parts.module.css';

/** The other side of a contract: an account, or the brand for the house. */
export function PartyName({ party }: Pick<AgentContract, 'party'>) {
  const { brand } = useApp();
  return <bdi className={styles.party}>{party.account ?? brand.name}</bdi>;
}
