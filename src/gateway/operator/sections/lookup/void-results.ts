import { maxLength, minLength, picklist, pipe, strictObject, string, trim } from 'valibot';
import { shortNumber } from '#protocol/model/cashier/short-number.ts';
import { toPesos } from '#protocol/model/money.ts';
import { operatorRoot } from '#protocol/paths.ts';
import { voidEvent } from '../../../bets/bets.ts';
import {
  findReversible,
  type OwedBet,
  resultsOnEvent,
  type Reversible,
  reverseBet,
  settleOwedBet,
} from '../../../reversals/reversals.ts';
import type { ConsoleNeeds } from '../../console-needs.ts';
import { BadRequest, readBody, readId } from '../../read-body.ts';
import type { SectionRoutes } from '../../routes.ts';
import type { Action, Block } from '../../view.ts';
import { action, centavos, choices, member, required, row, table, time } from '../../view-parts.ts';
import { withReason } from '../../view-parts.ts';

const reason = pipe(string(), trim(), minLength(1), maxLength(300));
const reverseBody = strictObject({ reason });
const reverseEventBody = strictObject({
  event: pipe(string(), minLength(1), maxLength(200)),
  reason,
});
const settleBody = strictObject({ from: picklist(['balance', 'house']), reason });

const jackpotStays =
  'The bet has won the jackpot. Money of the jackpot is not taken back: correct the balance by hand.';

const reasonField = required({ name: 'reason', label: 'Reason, which the member reads' });

/** The action that calls an event off with all results on it. */
const callOffAction = (id: string, events: readonly string[]): Action =>
  action({
    label: 'Void event with its results',
    path: `bets/${id}/reverse-event`,
    question:
      'Call the event off with its results? It takes no further bets. All bets on it are cancelled, open ones and those that have their result, also those that depend on other events too: payouts are taken back, and stakes returned. What a balance does not reach is owed, and stops the withdrawals of the member.',
    fields: [
      required({ name: 'event', label: 'Event', type: 'choice', options: choices(events) }),
      reasonField,
    ],
    done: 'The event is called off. Its bets are cancelled within seconds.',
  });

/**
 * The actions that cancel a bet with its result, and all bets on one of its events. The question has the amounts at this moment. None
 * for a bet that has won the jackpot.
 */
export function resultActions(one: Reversible): Action[] {
  const { id, username, stake, payout, owed, hasJackpot, events } = one;
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
    fields: [reasonField],
    done: 'The bet is cancelled.',
  });
  return events.length > 0 ? [reverse, callOffAction(id, events)] : [reverse];
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
  money.post(`${operatorRoot}/bets/:id/reverse-event`, async (context) => {
    const id = readId(context, 'bet');
    const { event, reason: words } = await readBody(context, reverseEventBody);
    const [bet] = await findReversible(database.sql, [id]);
    if (!bet?.events.includes(event)) throw new BadRequest('The bet has no result on this event');
    const voided = { event, reason: words, withResults: true };
    const open = await database.transaction((sql) => voidEvent(sql, voided, settings.clock.now()));
    const { bets, payouts } = await resultsOnEvent(database.sql, event);
    return context.json({ open: open.bets, results: bets, payouts: toPesos(payouts) });
  });
  inside.post(`${operatorRoot}/bets/:id/settle`, async (context) => {
    const id = readId(context, 'bet');
    const settlement = await readBody(context, settleBody);
    await settleOwedBet(database, { id, ...settlement }, settings.clock.now());
    return context.json({ owed: 0 });
  });
}
