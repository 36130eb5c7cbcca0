import { operatorRoot } from '#protocol/paths.ts';
import type { Sql } from '../../../store/database.ts';
import { vendorBody } from '../../bodies.ts';
import { BadRequest, readBody } from '../../read-body.ts';
import { action, choices, field, row, state, table } from '../../view-parts.ts';
import type { Section } from '../section.ts';

/** The vendors by name: each has games of one or more categories, which open and close together. */
async function listVendors(sql: Sql) {
  const rows = await sql
    .selectFrom('vendor')
    .select(['code', 'category', 'name', 'under_maintenance'])
    .orderBy('name')
    .orderBy('lane')
    .execute();
  const codes = [...new Set(rows.map(({ code }) => code))];
  return codes.flatMap((code) => {
    const own = rows.filter((one) => one.code === code);
    const [first] = own;
    if (first === undefined) return [];
    const categories = [...new Set(own.map(({ category }) => category))];
    return {
      code,
      name: first.name,
      categories,
      isClosed: own.every((one) => one.under_maintenance),
    };
  });
}

type Vendor = Awaited<ReturnType<typeof listVendors>>[number];

/** The action that opens the games of a closed vendor, or closes the games of an open one. */
function switchOf({ code, name, isClosed }: Vendor) {
  const change = { path: 'vendors', method: 'PATCH' } as const;
  const body = { code, underMaintenance: !isClosed };
  if (isClosed) {
    const question = `Open the games of ${name}?`;
    return action({ ...change, body, label: 'Open', question, done: 'Open again.' });
  }
  const question = `Close the games of ${name}? Nobody can start one, and no new bet is taken. Open bets are settled.`;
  return action({ ...change, body, label: 'Close', question, done: 'Closed.' });
}

/** The vendors of games: the operator closes one for maintenance, and opens it again. */
export const vendorsSection: Section = {
  name: 'vendors',
  area: 'content',
  page: {
    title: 'Vendors of games',
    group: 'Content',
    async view({ database: { sql } }, query) {
      const all = await listVendors(sql);
      const categories = [...new Set(all.flatMap((one) => one.categories))];
      const asked = query['category'] ?? '';
      const shown = all.filter(
        (one) => asked === '' || one.categories.some((own) => own === asked),
      );
      const rows = shown.map((one) => {
        const cells = [one.name, one.categories.join(', '), state(one.isClosed ? 'closed' : 'on')];
        return row(one.code, cells, { actions: [switchOf(one)] });
      });
      const filter = field({
        name: 'category',
        label: 'Category',
        type: 'choice',
        value: asked,
        options: [{ value: '', label: 'all' }, ...choices(categories)],
      });
      const text =
        'The games of a closed vendor stay in the lobby as under maintenance. Games hides a single one.';
      return [table({ text, filters: [filter], columns: ['Vendor', 'Categories', 'State'], rows })];
    },
  },
  addRoutes(app, { database: { sql } }) {
    app.patch(`${operatorRoot}/vendors`, async (context) => {
      const { code, underMaintenance } = await readBody(context, vendorBody);
      const vendor = sql.updateTable('vendor').set({ under_maintenance: underMaintenance });
      const { numUpdatedRows } = await vendor.where('code', '=', code).executeTakeFirst();
      if (numUpdatedRows === 0n) throw new BadRequest('There is no such vendor');
      return context.json({ code, underMaintenance });
    });
  },
};
