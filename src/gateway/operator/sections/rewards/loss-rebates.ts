import { startOfDay } from '#protocol/model/market-day.ts';
import { operatorRoot } from '#protocol/paths.ts';
import { listLossRebatePeriods } from '../../../rewards/rewards.ts';
import type { Section } from '../section.ts';
import { centavos, row, table, time } from '../../view-parts.ts';

/** The closed periods of the loss rebates. */
export const lossRebatesSection: Section = {
  name: 'loss-rebates',
  area: 'money',
  page: {
    title: 'Loss rebates',
    group: 'Rewards',
    async view({ database }) {
      const periods = await listLossRebatePeriods(database.sql);
      const rows = periods.map((one) =>
        row(`${one.rule} ${one.firstDay}`, [
          time(startOfDay(one.firstDay)),
          one.rule,
          one.members,
          centavos(one.loss),
          centavos(one.amount),
          Number(one.offered),
          Number(one.claimed),
          time(one.closedAt),
        ]),
      );
      const text =
        'The closed periods, the latest first. A job offers the rebates in the claim hall; it closes a period ten minutes after its end.';
      const columns = 'Begins,Rule,Members,Lost,Rebates,Offered,Claimed,Closed'.split(',');
      return [table({ text, columns, rows, empty: 'No period is closed yet.' })];
    },
  },
  addRoutes(app, { database }) {
    app.get(`${operatorRoot}/loss-rebates`, async (context) => {
      const periods = await listLossRebatePeriods(database.sql);
      const timed = periods.map(({ firstDay, ...rest }) => ({
        startsAt: startOfDay(firstDay),
        ...rest,
      }));
      return context.json(timed);
    });
  },
};
