import { useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control.tsx';

/** Types of account of a downline, as a control has them. */
export type TypeChoice = 'player' | 'agent';

/** A choice between a player and an agent. */
export function TypeChoiceField({
  value,
  onChoose,
}: {
  value: TypeChoice;
  onChoose: (type: TypeChoice) => void;
}) {
  const { t } = useLingui();
  return (
    <SegmentedControl
      label={t`Type of account`}
      options={[
        { value: 'player', label: t`Player` },
        { value: 'agent', label: t`Agent` },
      ]}
      value={value}
      onChoose={onChoose}
    />
  );
}
