import type { AgentContract } from '#core/agent/agent.ts';
import { unknownSign } from '../../i18n/format.ts';
import { useApp } from '../../lib/app-context.tsx';
import styles from './contract-parts.module.css';

/** The other side of a contract: an account, or the brand for the house; `–` when it is unknown. */
export function PartyName({ party }: Pick<AgentContract, 'party'>) {
  const { brand } = useApp();
  const house = party.type === 'MERCHANT' ? brand.name : unknownSign;
  return <bdi className={styles.party}>{party.account ?? house}</bdi>;
}
