import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { useModules } from '../../../lib/use-modules.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { leastBet, leastLines, useBetNames } from './bet-filters.ts';
import styles from './lobby-filters.module.css';
import type { FilterProps } from './use-lobby-search.ts';
import { VendorChip } from './vendor-chip.tsx';

interface FilterSheetProps extends FilterProps {
  onClose: () => void;
}

/** All filters of a lobby. Each choice is applied at once behind the sheet. */
export function FilterSheet({ category, search, onChange, onClear, onClose }: FilterSheetProps) {
  const { t } = useLingui();
  const { catalogue } = useApp();
  const { found, lanes } = useSnapshot(catalogue.state);
  const lane = lanes.find((one) => one.category === category);
  const isSlots = category === 'RNG';
  const parts = { search, onChange };
  return (
    <Dialog
      title={t`Filters`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClear}>
            <Trans>Clear all</Trans>
          </Button>
          <Button variant="primary" onClick={onClose}>
            {search.show || found.total === null ? (
              <Trans>Show the games</Trans>
            ) : (
              <Plural value={found.total} one="Show # game" other="Show # games" />
            )}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <Order {...parts} />
        {isSlots && <Kinds {...parts} kinds={lane?.slotClasses ?? []} />}
        {isSlots && <Bets {...parts} />}
        <Group name={<Trans>Provider</Trans>}>
          {lane?.cards.map((card) => (
            <VendorChip
              key={card.cardId}
              card={card}
              pressed={card.vendor === search.vendor}
              onPress={() =>
                onChange({ vendor: card.vendor === search.vendor ? undefined : card.vendor })
              }
            />
          ))}
        </Group>
      </div>
    </Dialog>
  );
}

function Group({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{name}</legend>
      {children}
    </fieldset>
  );
}

type PartProps = Pick<FilterSheetProps, 'search' | 'onChange'>;

function Order({ search: { show, sort }, onChange }: PartProps) {
  return (
    <Group name={<Trans>Order</Trans>}>
      <Chip pressed={!sort && !show} onPress={() => onChange({ sort: undefined, show: undefined })}>
        <Trans>Popular</Trans>
      </Chip>
      <Chip pressed={sort === 'newest'} onPress={() => onChange({ sort: 'newest' })}>
        <Trans>Newest</Trans>
      </Chip>
      <Chip pressed={sort === 'name'} onPress={() => onChange({ sort: 'name' })}>
        <Trans>By name</Trans>
      </Chip>
    </Group>
  );
}

interface KindsProps extends PartProps {
  kinds: readonly { readonly key: string; readonly name: string }[];
}

function Kinds({ kinds, search, onChange }: KindsProps) {
  const hasHotGames = useModules()('GAMELOHOT3');
  return (
    <Group name={<Trans>Kind of slot</Trans>}>
      {hasHotGames && (
        <Chip
          pressed={search.show === 'hot'}
          onPress={() => onChange({ show: search.show ? undefined : 'hot' })}
        >
          <Trans>Hot</Trans>
        </Chip>
      )}
      {kinds.map(({ key, name }) => (
        <Chip
          key={key}
          pressed={search.slotClass === key}
          onPress={() => onChange({ slotClass: search.slotClass === key ? undefined : key })}
        >
          {name}
        </Chip>
      ))}
    </Group>
  );
}

function Bets({ search, onChange }: PartProps) {
  const names = useBetNames();
  return (
    <Group name={<Trans>Bets and lines</Trans>}>
      <Chip
        pressed={search.leastBet === leastBet}
        onPress={() => onChange({ leastBet: search.leastBet ? undefined : leastBet })}
      >
        {names.leastBet}
      </Chip>
      <Chip
        pressed={search.leastLines === leastLines}
        onPress={() => onChange({ leastLines: search.leastLines ? undefined : leastLines })}
      >
        {names.leastLines}
      </Chip>
    </Group>
  );
}
