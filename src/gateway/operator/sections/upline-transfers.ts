import { maxLength, minLength, pipe, strictObject, string, trim } from 'valibot';
import { operatorRoot } from '#protocol/paths.ts';
import { Refusal } from '../../http/refusal.ts';
import { listUplineTransfers, returnUplineTransfer } from '../../transfers/transfers.ts';
import type { Database } from '../../store/database.ts';
import { readBody } from '../read-body.ts';
import type { Section } from './section.ts';
import { centavos, member, row, state, table, time, withReason } from '../view-parts.ts';

const returnBody = strictObject({ reason: pipe(string(), trim(), minLength(1), maxLength(200)) });

async function sendBack({ transaction }: Database, id: string, reason: string, now: number) {
  try {
    const isDone = await transaction((sql) => returnUplineTransfer(sql, id, reason, now));
    return isDone ? null : 'nothing to do';
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

/** Limits and the last transfers to uplines, which can be returned. */
export const uplineTransfersSection: Section = {
  name: 'upline-transfers',
  area: 'money',
  page: {
    title: 'Transfers to uplines',
    group: 'Agents',
    settings: [
      { path: 'uplineTransfers.least', unit: 'pesos', label: 'Least of one transfer, in pesos' },
      { path: 'uplineTransfers.most', unit: 'pesos', label: 'Most of one transfer, in pesos' },
      { path: 'uplineTransfers.dayMost', unit: 'pesos', label: 'Most of a day, in pesos' },
      { path: 'uplineTransfers.dayTimes', unit: 'count', label: 'Transfers of a day' },
    ],
    async view({ database }) {
      const transfers = await listUplineTransfers(database.sql);
      const rows = transfers.map((one) => {
        const cells = [time(one.at), member(one.from), member(one.to), centavos(one.amount)];
        const path = `upline-transfers/${one.id}/return`;
        const back = withReason('Both members read the reason.', {
          label: 'Return',
          path,
          done: 'The money is back.',
        });
        const actions = one.state === 'done' ? [back] : [];
        return row(one.id, [...cells, state(one.state), one.reason ?? ''], { actions });
      });
      const columns = ['Time', 'From', 'To', 'Pesos', 'State', 'Reason'];
      const text = 'The last transfers, newest first. A return sends the money back.';
      return [table({ title: 'Transfers', text, columns, rows })];
    },
  },
  addRoutes(app, { database, settings }) {
    const path = `${operatorRoot}/upline-transfers`;
    app.get(path, async (context) => context.json(await listUplineTransfers(database.sql)));
    app.with({ audit: 'inside' }).post(`${path}/:id/return`, async (context) => {
      const { reason } = await readBody(context, returnBody);
      const id = context.req.param('id');
      const error = await sendBack(database, id, reason, settings.clock.now());
      return error === null ? context.json({ done: true }) : context.json({ error }, 409);
    });
  },
};
