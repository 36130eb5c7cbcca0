import type { Sql } from '../../../store/database.ts';
import { ownerName } from '../../authenticate.ts';
import { listOperators } from '../../operators.ts';
import { choices, field, member, row, table, time } from '../../view-parts.ts';
import type { Section } from '../section.ts';
import { sql as raw } from 'kysely';

/** Rows that the list shows. */
const most = 100;

/** The last rows that operators have written to the audit, newest first. Null: all operators. */
async function listChanges(sql: Sql, operator: string | null) {
  const rows = await sql
    .selectFrom('audit_event')
    .leftJoin('member', 'member.id', 'audit_event.member_id')
    .select(['audit_event.id', 'audit_event.at', 'audit_event.kind', 'audit_event.facts'])
    .select('member.username')
    .where('actor', '=', 'operator')
    .$if(operator !== null, (all) =>
      all.where(raw<string>`audit_event.facts::json->>'operator'`, '=', operator),
    )
    .orderBy('audit_event.id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ facts, ...one }) => {
    const values = new Map<string, unknown>(Object.entries(JSON.parse(facts)));
    const by = values.get('operator');
    values.delete('operator');
    return { ...one, operator: typeof by === 'string' ? by : '', facts: [...values] };
  });
}

/** The words of a kind: `realNameSet` is `real name set`. */
const wordsOf = (kind: string) => kind.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** The changes that operators have made in the console, from the audit. */
export const changesSection: Section = {
  name: 'changes',
  area: 'house',
  page: {
    title: 'Changes by operators',
    group: 'House',
    async view({ database: { sql } }, query) {
      const name = query['operator'] ?? '';
      const names = (await listOperators(sql)).map((one) => one.name);
      const filter = field({
        name: 'operator',
        label: 'Operator',
        type: 'choice',
        value: name,
        options: [{ value: '', label: 'all' }, ...choices([ownerName, ...names])],
      });
      const rows = (await listChanges(sql, name === '' ? null : name)).map((one) => {
        const facts = one.facts.filter(([, value]) => value !== null && value !== '');
        const words = facts.map(([fact, value]) => `${fact}: ${shown(value)}`).join('; ');
        const about = [time(one.at), one.operator, wordsOf(one.kind), member(one.username)];
        return row(one.id, [...about, words]);
      });
      const text = `The last ${most} changes, newest first. The rows are links of the audit: nobody can change or remove them.`;
      const columns = ['Time', 'Operator', 'Change', 'Member', 'Details'];
      return [
        table({
          file: 'changes',
          text,
          filters: [filter],
          columns,
          rows,
          empty: 'No change was made yet.',
        }),
      ];
    },
  },
};
