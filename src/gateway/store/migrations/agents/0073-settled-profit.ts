import { type Migration, sql } from 'kysely';

const addColumns = [
  `alter table daily_sum add column open_stakes int8 not null default 0`,
  `alter table team_sum add column open_stakes int8 not null default 0`,
  `alter table contract add column succeeds text references contract (id)`,
];

/** Fills the new columns from the ledger. Entries that wait for the daily sums are added with them. */
const fill = [
  `update daily_sum set open_stakes = opened.amount
    from (
      select entry.member_id, ((entry.created_at + 28800000) / 86400000)::int4 as day,
        coalesce(entry.category, '') as category, entry.code, sum(posting.amount)::int8 as amount
      from ledger_entry as entry
      join ledger_posting as posting
        on posting.entry_id = entry.id and starts_with(posting.account_id, 'open-bets:')
      where entry.member_id is not null and not exists (
        select from ledger_unsummed as waiting
        where waiting.entry_id = entry.id and waiting.member_id = entry.member_id
      )
      group by 1, 2, 3, 4
    ) as opened
    where opened.member_id = daily_sum.member_id and opened.day = daily_sum.day
      and opened.category = daily_sum.category and opened.code = daily_sum.code`,
  `update team_sum set open_stakes = opened.amount
    from (
      select ancestor_id, day, category, code, sum(open_stakes)::int8 as amount
      from daily_sum join member_ancestor using (member_id) where open_stakes <> 0 group by 1, 2, 3, 4
    ) as opened
    where ancestor_id = agent_id and opened.day = team_sum.day and opened.category = team_sum.category
      and opened.code = team_sum.code`,
];

const amend = [
  // Stakes that are open count again when they are settled. A dividend that has paid for them deducts them once.
  `update contract set loss = loss + counted.stakes
    from (
      select contract.id, sum(round.stake)::int8 as stakes
      from contract join round on round.created_at < contract.settled_to
        and (round.settled_at is null or round.settled_at >= contract.settled_to)
        and round.created_at >= (contract.began_at + 28800000) / 86400000 * 86400000 - 28800000
        and (round.member_id = contract.downline_id or exists (
          select from member_ancestor
          where member_ancestor.member_id = round.member_id and ancestor_id = contract.downline_id
        ))
      where contract.kind = 'dividend' and contract.due_at is not null group by contract.id
    ) as counted
    where counted.id = contract.id`,
  // The operator could not choose that dividends of the house carry losses. They do from now on.
  `update contract set carries_loss = true where kind = 'dividend' and upline_id is null and due_at is not null`,
  `update contract_request set carries_loss = true
    where kind = 'dividend' and from_id is null and action = 'new' and answer is null`,
];

/** The profit of dividends without the stakes of open bets, and contracts that take over the loss of the one before. */
export const settledProfit: Migration = {
  async up(db) {
    for (const statement of [...addColumns, ...fill, ...amend])
      await sql.raw(statement).execute(db);
  },
};
