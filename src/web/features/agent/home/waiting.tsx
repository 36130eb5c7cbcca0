import { Plural } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { ContractFlags } from '#core/agent/agent.ts';
import { Callout } from '../../../ui/callout/callout.tsx';

/** What waits for the agent. Renders nothing while nothing waits. */
export function Waiting({ contracts }: { contracts: ContractFlags }) {
  const waiting = useSnapshot(contracts.state).requests.length;
  if (waiting === 0) return null;
  return (
    <Callout>
      <Plural
        value={waiting}
        one="# contract request waits for your answer."
        other="# contract requests wait for your answer."
      />
    </Callout>
  );
}
