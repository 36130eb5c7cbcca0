import { Button, ButtonAnchor } from '#web/ui/button/button.tsx';
import { Chip, ChipRow } from '#web/ui/chip/chip.tsx';
import { CopyButton } from '#web/ui/copy-button/copy-button.tsx';
import { GetCodeButton } from '#web/ui/get-code-button/get-code-button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { NewTabIcon } from '#web/ui/new-tab-icon/new-tab-icon.tsx';
import { Pagination } from '#web/ui/pagination/pagination.tsx';
import { SegmentedControl } from '#web/ui/segmented-control/segmented-control.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs/tabs.tsx';
import { each, type Specimens } from '../specimens.ts';
import { WithValue } from '../with-value.tsx';

const nothing = () => undefined;

const themes = [
  { value: 'light', label: 'Light', icon: 'light' },
  { value: 'dark', label: 'Dark', icon: 'dark' },
  { value: 'system', label: 'As the device', icon: 'system' },
] as const;

const kinds = [
  { id: 'all', face: 'All games' },
  { id: 'slots', face: 'Slots' },
  { id: 'live', face: 'Live casino' },
];

const button: Specimens = {
  primary: <Button variant="primary">Deposit</Button>,
  quiet: <Button>Deposit</Button>,
  plain: <Button variant="plain">Deposit</Button>,
  alert: <Button variant="alert">Deposit</Button>,
  small: <Button size="small">Deposit</Button>,
  large: <Button size="large">Deposit</Button>,
  wide: <Button wide>Deposit</Button>,
  'with an icon': <Button icon={<Icon name="wallet" />}>Deposit</Button>,
  pending: (
    <Button variant="primary" pending>
      Deposit
    </Button>
  ),
  held: (
    <Button variant="primary" held>
      Deposit
    </Button>
  ),
  'a link': (
    <ButtonAnchor href="#button" variant="primary" size="small">
      Deposit
    </ButtonAnchor>
  ),
};

const iconButton: Specimens = {
  bare: <IconButton icon="bell" label="Messages" />,
  raised: <IconButton icon="bell" label="Messages" look="raised" />,
  'with a dot': <IconButton icon="bell" label="Messages" dot />,
  pressed: <IconButton icon="bell" label="Messages" aria-pressed />,
  disabled: <IconButton icon="bell" label="Messages" disabled />,
};

const pagination = each(
  [1, 5, 9],
  (first) => (
    <WithValue<number> first={first}>
      {(page, set) => (
        <Pagination page={page} pages={9} label={`Pages from ${first}`} onPage={set} />
      )}
    </WithValue>
  ),
  (first) => `page ${first}`,
);

const chip = each(
  [false, true],
  (first) => (
    <ChipRow label={first ? 'Chosen filters' : 'Filters'}>
      <WithValue first={first}>
        {(pressed, set) => (
          <Chip pressed={pressed} onPress={() => set(!pressed)}>
            Jackpots
          </Chip>
        )}
      </WithValue>
    </ChipRow>
  ),
  (first) => (first ? 'pressed' : 'not pressed'),
);

const tabs = each(
  kinds,
  ({ id: first }) => (
    <WithValue first={first}>
      {(current, set) => (
        <>
          <Tabs
            id={`tabs-${first}`}
            label={`Kinds of games, at ${first}`}
            tabs={kinds}
            current={current}
            onChoose={set}
          />
          <TabPanel id={`tabs-${first}`} current={current}>
            24 games
          </TabPanel>
        </>
      )}
    </WithValue>
  ),
  ({ id }) => `at ${id}`,
);

const segmentedControl = each(
  [false, true],
  (compact) => (
    <WithValue<'light' | 'dark' | 'system'> first="light">
      {(value, set) => (
        <SegmentedControl
          label="Theme"
          options={themes}
          value={value}
          onChoose={set}
          compact={compact}
        />
      )}
    </WithValue>
  ),
  (compact) => (compact ? 'icons' : 'words'),
);

/** Parts that start something, or lead somewhere. */
export const actions: Readonly<Record<string, Specimens>> = {
  button,
  'icon-button': iconButton,
  'copy-button': {
    short: <CopyButton text="WD-4711" label="Copy the order number" />,
    compact: (
      <CopyButton
        text="0x9c1f3b8e2d7a46f5b0c3e8d1a2f49b6c"
        label="Copy the hash in a table"
        compact
      />
    ),
    whole: (
      <CopyButton text="0x9c1f3b8e2d7a46f5b0c3e8d1a2f49b6c" label="Copy the whole hash" whole />
    ),
  },
  'get-code-button': {
    first: <GetCodeButton until={null} onGet={nothing} />,
    again: <GetCodeButton until={1} onGet={nothing} />,
    pending: <GetCodeButton until={null} pending onGet={nothing} />,
  },
  chip,
  tabs,
  'segmented-control': segmentedControl,
  pagination: {
    ...pagination,
    compact: (
      <WithValue first={5}>
        {(page, set) => (
          <Pagination page={page} pages={9} label="Pages in a narrow place" onPage={set} compact />
        )}
      </WithValue>
    ),
  },
  'new-tab-icon': {
    plain: (
      <a href="https://parola.example" target="_blank" rel="noreferrer">
        Terms <NewTabIcon />
      </a>
    ),
  },
};
