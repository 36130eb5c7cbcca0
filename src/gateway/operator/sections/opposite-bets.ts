import { listOppositeBets } from '../../bets/bets.ts';
import type { Section } from './section.ts';
import { centavos, member, row, table, time } from '../view-parts.ts';

/** Opposite bets of members who share a device. The operator decides what follows. */
export const oppositeBetsSection: Section = {
  name: 'opposite-bets',
  area: 'members',
  page: {
    title: 'Opposite bets',
    group: 'Members',
    async view({ database }) {
      const pairs = await listOppositeBets(database.sql);
      const rows = pairs.map((pair, n) =>
        row(String(n), [
          time(pair.at),
          pair.event,
          member(pair.one),
          centavos(pair.oneStake),
          member(pair.other),
          centavos(pair.otherStake),
          centavos(pair.atRisk),
        ]),
      );
      const columns = ['Time', 'Event', 'Member', 'Stake', 'Member', 'Stake', 'At risk together'];
      const text =
        'Members who have signed in on the same device, and whose bets on one event cover each other. Newest first, for 90 days.';
      return [table({ text, columns, rows, empty: 'No such bets.' })];
    },
  },
};
