import { useLingui } from '@lingui/react/macro';
import { Chip } from '../../../ui/chip/chip.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { LobbySearch } from './lobby-search.ts';
import type { ChosenFilter } from './use-chosen-filters.ts';

interface ChosenFiltersProps {
  chosen: readonly ChosenFilter[];
  onRemove: (without: LobbySearch) => void;
}

/** The chosen filters as chips. A press removes one. */
export function ChosenFilters({ chosen, onRemove }: ChosenFiltersProps) {
  const { t } = useLingui();
  return chosen.map(({ name, without }) => (
    <Chip
      key={name}
      pressed
      label={t`Remove the filter ${name}`}
      mark={<Icon name="close" />}
      onPress={() => onRemove(without)}
    >
      {name}
    </Chip>
  ));
}
