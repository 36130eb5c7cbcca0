import { maxLength, minLength, picklist, pipe, strictObject, string, trim } from 'valibot';
import { shortNumber } from '#protocol/model/cashier/short-number.ts';
import { toPesos } from '#protocol/model/money.ts';
import { operatorRoot } from '#protocol/paths.ts';
import {
  type OwedBet,
  type Reversible,
  reverseBet,
  settleOwedBet,
} from '../../../reversals/reversals.ts';
import type { ConsoleNeeds } from '../../console-needs.ts';
import { BadRequest, readBody, readId } from '../../read-body.ts';
import type { SectionRoutes } from '../../routes.ts';
import type { Action, Block } from '../../view.ts';
import { action, centavos, member, required, row, table, time } from '../../view-parts.ts';
import { withReason } from '../../view-parts.ts';

const reason = pipe(string(), trim(), minLength(1), maxLength(300));
const reverseBody = strictObject({ reason });
const settleBody = strictObject({ from: picklist(['balance', 'house']), reason });

const jackpotStays =
  'The bet has won the jackpot. Money of the jackpot is not taken back: correct the balance by hand.';

/** The action that cancels a bet with its result. Its question has the amounts at this moment. None for a bet that has won the jackpot. */
export function resultActions({
  id,
  username,
  stake,
  payout,
  owed,
  hasJackpot,
}: Reversible): Action[] {
  if (hasJackpot) return [];
  const number = shortNumber(id);
  const short = `The balance does not reach: ${toPesos(owed)} pesos are owed, and withdrawals stop until that is settled.`;
  const question = [
    `Void bet ${number} of ${username}, which has its result?`,
    payout > 0 ? `The payout of ${toPesos(payout)} pesos is taken back.` : 'It has paid nothing.',
    `The stake of ${toPesos(stake)} pesos is returned.`,
    ...(owed > 0 ? [short] : []),
    'Turnover, points and reports are counted back. What was paid before stays, and the next payment is lower.',
  ];
  const reverse = action({
    label: 'Void with its result',
    path: `bets/${id}/reverse`,
    question: question.join(' '),
    fields: [required({ name: 'reason', label: 'Reason, which the member reads' })],
    done: 'The bet is cancelled.',
  });
  return [reverse];
}

function owedRow({ id, username, at, payout, owed, reason: words }: OwedBet) {
  const settle = (label: string, from: string) =>
    withReason(`${label}?`, {
      label,
      path: `bets/${id}/settle`,
      body: { from },
      done: 'Settled.',
    });
  const cells = [time(at), member(username), shortNumber(id), centavos(payout), centavos(owed)];
  const actions = [settle('Take from balance', 'balance'), settle('Write off', 'house')];
  return row(`bet ${id}`, [...cells, words], { actions });
}

/** The cancelled bets whose payout the balance did not reach. */
export const owedBetsTable = (bets: readonly OwedBet[]): Block =>
  table({
    title: 'Cancelled bets that members owe for',
    columns: ['Time', 'Member', 'Bet', 'Payout', 'Owed', 'Reason'],
    rows: bets.map(owedRow),
    empty: 'Nobody owes for a cancelled bet.',
  });

/** Adds the routes that cancel a bet with its result, and that settle what is owed for one. */
export function addResultRoutes(
  money: SectionRoutes,
  { database, settings }: Pick<ConsoleNeeds, 'database' | 'settings'>,
): void {
  const inside = money.with({ area: 'money', audit: 'inside' });
  inside.post(`${operatorRoot}/bets/:id/reverse`, async (context) => {
    const id = readId(context, 'bet');
    const body = await readBody(context, reverseBody);
    const at = settings.clock.now();
    const reversal = await reverseBet(database, id, { reason: body.reason, at });
    if (reversal.kind === 'jackpot') throw new BadRequest(jackpotStays);
    if (reversal.kind === 'reversed') return context.json({ owed: toPesos(reversal.owed) });
    const error = 'The bet has no result, or is cancelled already: nothing was changed';
    return context.json({ error }, 409);
  });
  inside.post(`${operatorRoot}/bets/:id/settle`, async (context) => {
    const id = readId(context, 'bet');
    const settlement = await readBody(context, settleBody);
    await settleOwedBet(database, { id, ...settlement }, settings.clock.now());
    return context.json({ owed: 0 });
  });
}
