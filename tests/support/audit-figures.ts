import { sql as raw } from 'kysely';
import type { Database } from '#gateway/store/database.ts';
import { noFigures, readHouseFigures } from '#gateway/records/records.ts';

const days = { from: 0, to: 1_000_000 };

/** Entries with the kind of the account of each posting. */
const lines = raw`
  select ((entry.created_at + 28800000) / 86400000)::int4 as day, entry.kind, entry.code,
    case when entry.kind in ('stake', 'settle', 'void') then entry.category else '' end as category,
    account.kind as account, posting.amount
  from ledger_posting as posting
  join ledger_entry as entry on entry.id = posting.entry_id
  join ledger_account as account on account.id = posting.account_id`;

const sum = (where: string) => raw.raw(`coalesce(sum(amount) filter (where ${where}), 0)::int8`);
const own = `account in ('member', 'vendor', 'bonus')`;
const bets = `kind in ('stake', 'settle', 'void')`;

/**
 * The figures of the house from the postings alone, without any sum that is kept. What the bets bring is read from the accounts of
 * the house, the jackpot and the promotions, all other money from the accounts of members.
 */
async function figuresOfLedger({ sql }: Pick<Database, 'sql'>) {
  const { rows } = await raw<Record<string, number> & { day: number; category: string }>`
    select day, category,
      ${sum(`${bets} and account in ('house', 'jackpot', 'promotions')`)} as net,
      ${sum(`${bets} and account = 'openBets'`)} as open,
      ${sum(`kind = 'settle' and ${own}`)} as wins,
      ${sum(`${own} and kind in ('bonusGrant', 'bonusRelease', 'bonusForfeit', 'reward')
        or ${own} and kind = 'rewardReversal' and code = 'dividend'`)} as bonuses,
      ${sum(`${own} and (kind = 'rebate' or kind = 'rewardReversal' and code <> 'dividend')`)} as rebates,
      ${sum(`${own} and kind in ('salary', 'dividend')`)} as contracts,
      ${sum(`${own} and kind in ('deposit', 'depositFee', 'depositReversal')`)} as deposits,
      -${sum(`${own} and kind in ('hold', 'release', 'payout', 'payoutFee')`)} as withdrawals,
      ${sum(`account = 'fees'`)} as fees,
      ${sum(`${own} and kind in ('opening', 'transfer', 'redemption', 'adjustment')`)} as other,
      ${sum(own)} as change
    from (${lines}) as lines group by 1, 2`.execute(sql);
  return rows;
}

type Figures = Record<string, number>;

const changeOf = (one: Figures) => {
  const of = (name: string) => one[name] ?? 0;
  const given = of('wins') + of('bonuses') + of('rebates') + of('contracts') + of('deposits');
  return given + of('other') - of('stakes') - of('open') - of('withdrawals');
};

/** Finds differences of the figures of the house from the ledger, to the centavo, for each day and category. */
export async function auditFigures(database: Pick<Database, 'sql' | 'read'>): Promise<string[]> {
  const found = new Map<string, Figures>(
    (await readHouseFigures(database, days)).map(({ day, category, ...all }) => [
      `${day} ${category}`,
      { ...all },
    ]),
  );
  const wanted = new Map<string, Figures>(
    (await figuresOfLedger(database)).map(({ day, category, ...all }) => [
      `${day} ${category}`,
      { ...all, stakes: (all['net'] ?? 0) + (all['wins'] ?? 0) },
    ]),
  );
  return [...new Set([...found.keys(), ...wanted.keys()])].flatMap((key) => {
    const [figures, ledger] = [found.get(key) ?? noFigures, wanted.get(key) ?? {}];
    const all: Figures = { ...figures, change: changeOf({ ...figures }) };
    return Object.entries(all)
      .filter(([name, amount]) => amount !== (ledger[name] ?? 0))
      .map(([name, amount]) => `figures ${key} ${name} = ${amount}, not ${ledger[name] ?? 0}`);
  });
}
