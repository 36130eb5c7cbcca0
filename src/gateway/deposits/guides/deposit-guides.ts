import type { Sql } from '../../store/database.ts';
import type { GuideStep } from '../../store/tables/content-tables.ts';

/** A guide with its target: `channel:<code>` or `kind:<kind>`. */
interface Guide {
  readonly target: string;
  readonly steps: readonly GuideStep[];
}

/** All guides to deposits, by target. */
export function listDepositGuides(sql: Sql): Promise<Guide[]> {
  return sql.selectFrom('deposit_guide').selectAll().orderBy('target').execute();
}

/** The steps for a channel: its own guide, else the guide of its kind. Empty without either. */
export function depositGuideOf(
  guides: readonly Guide[],
  { code, kind }: { readonly code: string; readonly kind: string },
): readonly GuideStep[] {
  const stepsOf = (target: string) => guides.find((guide) => guide.target === target)?.steps;
  return stepsOf(`channel:${code}`) ?? stepsOf(`kind:${kind}`) ?? [];
}

/** Adds a guide, or replaces the guide of the same target. */
export async function setDepositGuide(sql: Sql, { target, steps }: Guide): Promise<void> {
  const row = { target, steps: JSON.stringify(steps) };
  await sql
    .insertInto('deposit_guide')
    .values(row)
    .onConflict((on) => on.column('target').doUpdateSet(row))
    .execute();
}

/** Removes a guide. A channel then has the guide of its kind. Returns false when there is none. */
export async function removeDepositGuide(sql: Sql, target: string): Promise<boolean> {
  const removed = await sql
    .deleteFrom('deposit_guide')
    .where('target', '=', target)
    .returning('target')
    .executeTakeFirst();
  return removed !== undefined;
}
