import {
  comparedValues,
  holdRegister,
  type NamedPerson,
  personColumns,
  personOf,
} from '../exclusions/exclusions.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database, Sql } from '../store/database.ts';
import type { Vault } from '../store/encryption/vault.ts';
import { excludeMember, type ExclusionNeeds } from './exclude-listed.ts';
import type { ExclusionRegister } from './http-register.ts';

const hourMs = 3_600_000;

/** The parts of the gateway that questions to a register need. */
export interface AskingNeeds extends ExclusionNeeds {
  readonly database: Pick<Database, 'sql' | 'transaction'>;
  /** Null: there is no register to ask. */
  readonly asked: ExclusionRegister | null;
  readonly log: (line: string) => void;
}

type Answer = 'clear' | 'listed' | 'unavailable';

/** The answer of the register about a person. A person of whom nothing is known that could be compared is clear. */
async function ask(person: NamedPerson, { asked, log }: AskingNeeds): Promise<Answer> {
  const isKnown = Object.values(comparedValues(person)).some((value) => value !== null);
  if (asked === null || !isKnown) return 'clear';
  try {
    return await asked.ask(person);
  } catch (error) {
    // The words of the error name the fault, never the person.
    const words = error instanceof Error ? error.message : String(error);
    log(`The register of excluded persons does not answer: ${words}`);
    return 'unavailable';
  }
}

/** The mark of all that is compared: an answer counts for the person that was asked about. */
const markOf = (vault: Vault, person: NamedPerson) =>
  vault.markOf('excludedPerson', JSON.stringify(comparedValues(person)));

/** Keeps the time of a clean answer about a member. */
export async function keepClearAnswer(
  sql: Sql,
  member: { readonly id: string; readonly person: NamedPerson },
  { vault, clock }: Pick<AskingNeeds, 'vault' | 'clock'>,
): Promise<void> {
  const values = { person_mark: markOf(vault, member.person), clear_at: clock.now() };
  await sql
    .insertInto('register_answer')
    .values({ member_id: member.id, ...values })
    .onConflict((on) => on.column('member_id').doUpdateSet(values))
    .execute();
}

/**
 * Asks about a person who wants an account. Call outside of transactions. Returns whether the person is listed. Refusal
 * `function.not.available` when the register cannot be reached: nobody registers then.
 */
export async function askAboutPerson(person: NamedPerson, needs: AskingNeeds): Promise<boolean> {
  const answer = await ask(person, needs);
  if (answer === 'unavailable') throw new Refusal(200, 'function.not.available');
  return answer === 'listed';
}

/** Returns whether the last clean answer about a member is recent, and about the same person. */
async function isRecentlyClear(sql: Sql, id: string, person: NamedPerson, needs: AskingNeeds) {
  const { vault, clock, market } = needs;
  const found = await sql
    .selectFrom('register_answer')
    .select('clear_at')
    .where('member_id', '=', id)
    .where('person_mark', '=', markOf(vault, person))
    .executeTakeFirst();
  return found !== undefined && clock.now() - found.clear_at <= market.registerHours * hourMs;
}

/**
 * Asks about a member who signs in. Call outside of transactions. A listed one is excluded, and true returned. Refusal
 * `function.not.available` when the register cannot be reached and the last clean answer is too old.
 */
export async function askAboutMember(id: string, needs: AskingNeeds): Promise<boolean> {
  const { sql, transaction } = needs.database;
  if (needs.asked === null) return false;
  const columns = sql.selectFrom('member').select([...personColumns, 'type']);
  const member = await columns.where('id', '=', id).executeTakeFirst();
  if (member === undefined || member.type === 4) return false;
  const person = personOf(member);
  const answer = await ask(person, needs);
  if (answer === 'clear') {
    await keepClearAnswer(sql, { id, person }, needs);
    return false;
  }
  if (answer === 'listed') {
    await transaction(async (within) => {
      await holdRegister(within);
      await excludeMember(within, id, 'job', needs);
    });
    return true;
  }
  if (await isRecentlyClear(sql, id, person, needs)) return false;
  throw new Refusal(200, 'function.not.available');
}
