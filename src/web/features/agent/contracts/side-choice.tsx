import { useNavigate } from '@tanstack/react-router';
import type { AgentPage } from '#protocol/vocabulary/agent-page.ts';
import type { PaymentFilter } from '#core/agent/agent.ts';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control.tsx';

/** Sides of a list of contracts. */
export type ContractSide = PaymentFilter['view'];

interface SideChoiceProps {
  page: AgentPage;
  label: string;
  /** Names of both sides. */
  names: Readonly<Record<ContractSide, string>>;
  side: ContractSide;
}

/** Chooses between what the agent receives and what it gives. It changes the address. */
export function SideChoice({ page, label, names, side }: SideChoiceProps) {
  const navigate = useNavigate();
  return (
    <SegmentedControl
      label={label}
      options={[
        { value: 'received', label: names.received },
        { value: 'given', label: names.given },
      ]}
      value={side}
      onChoose={(chosen) =>
        void navigate({
          to: '/agentHome',
          search: { page, ...(chosen === 'given' && { side: chosen }) },
          resetScroll: false,
        })
      }
    />
  );
}
