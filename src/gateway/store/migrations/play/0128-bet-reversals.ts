import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

/**
 * Bets that the operator has cancelled after their result, with the result that was taken back and what the member owes. A bet
 * notes the bonus that has counted it, so that the turnover can be counted back.
 */
export const betReversals: Step = {
  // An older host settles bets without the note: their turnover for a bonus is then not counted back.
  beside: 'all',
  async up(db) {
    await sql
      .raw(
        `create table bet_reversal (
          round_id uuid primary key references round (id),
          member_id uuid not null references member (id),
          reversed_at int8 not null,
          reason text not null,
          status int2 not null,
          payout int8 not null,
          valid_bet int8 not null,
          cash_loss int8 not null,
          owed int8 not null check (owed >= 0)
        )`,
      )
      .execute(db);
    await sql
      .raw('create index bet_reversal_member on bet_reversal (member_id, reversed_at)')
      .execute(db);
    await sql
      .raw('create index bet_reversal_owed on bet_reversal (reversed_at) where owed > 0')
      .execute(db);
    await sql
      .raw('alter table round add column counted_bonus uuid, add column counted_turnover int8')
      .execute(db);
  },
};
