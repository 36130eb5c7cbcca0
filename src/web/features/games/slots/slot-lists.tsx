import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useApp } from '../../../lib/app-context.tsx';
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useDialog } from '../../../lib/dialog/use-dialog.ts';
import type { SlotSearch } from './slot-search.ts';

type Show = SlotSearch['show'];

interface SlotListsProps {
  show: Show;
  onChange: (show: Show) => void;
  /** Further chips in the same row. */
  children: ReactNode;
}

/** Selects favourites, recent or hot games. The lists of an account open the login for guests. */
export function SlotLists({ show, onChange, children }: SlotListsProps) {
  const { t } = useLingui();
  const { session } = useApp();
  const { open } = useDialog();

  function toggle(list: NonNullable<Show>): void {
    if (list !== 'hot' && session.state.phase === 'guest') open('login');
    else onChange(show === list ? undefined : list);
  }

  return (
    <ChipRow label={t`Lists`}>
      <Chip
        pressed={show === 'favourites'}
        onPress={() => toggle('favourites')}
        mark={<Icon name="star" filled={show === 'favourites'} />}
      >
        <Trans>Favourites</Trans>
      </Chip>
      <Chip pressed={show === 'recent'} onPress={() => toggle('recent')}>
        <Trans>Played last</Trans>
      </Chip>
      <Chip pressed={show === 'hot'} onPress={() => toggle('hot')}>
        <Trans>Hot</Trans>
      </Chip>
      {children}
    </ChipRow>
  );
}
