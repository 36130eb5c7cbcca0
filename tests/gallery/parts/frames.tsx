import { Button } from '#web/ui/button/button.tsx';
import { Confirm } from '#web/ui/confirm/confirm.tsx';
import { type Column, DataTable } from '#web/ui/data-table/data-table.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx';
import { Section } from '#web/ui/section/section.tsx';
import { StepProgress } from '#web/ui/step-progress/step-progress.tsx';
import { Timeline } from '#web/ui/timeline/timeline.tsx';
import { each, type Specimens } from '../specimens.ts';
import { WithValue } from '../with-value.tsx';

interface Bet {
  readonly game: string;
  readonly stake: string;
}

const bets: readonly Bet[] = [
  { game: 'Nine Koi', stake: '₱ 50.00' },
  { game: 'Keeper of the Lamp', stake: '₱ 1,200.00' },
];

const columns: readonly Column<Bet>[] = [
  { id: 'game', title: 'Game', cell: ({ game }) => game, place: 'title' },
  { id: 'stake', title: 'Stake', cell: ({ stake }) => stake, place: 'value', align: 'end' },
];

const events = (['done', 'current', 'ahead', 'failed'] as const).map((state) => ({
  id: state,
  state,
  title: 'Sent to the bank',
  time: '28 Feb, 10:12',
}));

const confirm = (close: () => void) => (
  <Confirm title="Delete the message?" yes="Delete" no="Keep" onYes={close} onNo={close} alert>
    It cannot be restored.
  </Confirm>
);

const dialog = (close: () => void) => (
  <Dialog title="Terms" onClose={close} footer={<Button onClick={close}>Close the terms</Button>}>
    <p>The stake is returned when a round is called off.</p>
  </Dialog>
);

/** A button that opens a dialog. */
const behindButton = (name: string, show: (close: () => void) => Specimens[string]) => (
  <WithValue first={false}>
    {(isOpen, set) => (
      <>
        <Button onClick={() => set(true)}>{name}</Button>
        {isOpen && show(() => set(false))}
      </>
    )}
  </WithValue>
);

/** Parts that hold others. */
export const frames: Readonly<Record<string, Specimens>> = {
  section: {
    medium: (
      <Section title="Hot games" action={<a href="#section">See all</a>}>
        <p>24 games</p>
      </Section>
    ),
    small: (
      <Section title="New games" size="small">
        <p>24 games</p>
      </Section>
    ),
  },
  disclosure: {
    closed: <Disclosure title="Who may play?">Everybody from 18 on.</Disclosure>,
    open: (
      <Disclosure title="Who may play?" open>
        Everybody from 18 on.
      </Disclosure>
    ),
  },
  'data-table': {
    'two rows': <DataTable label="Bets" columns={columns} rows={bets} keyOf={({ game }) => game} />,
  },
  timeline: { 'all states': <Timeline label="The way of a withdrawal" events={events} /> },
  'step-progress': each(
    [0, 1, 2],
    (current) => <StepProgress steps={['Amount', 'Account', 'Confirm']} current={current} />,
    (current) => `step ${current + 1}`,
  ),
  dialog: { closed: behindButton('Show the terms', dialog) },
  confirm: { closed: behindButton('Delete the message', confirm) },
};
