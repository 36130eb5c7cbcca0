import { Hono } from 'hono';
import { is, object, parse, picklist } from 'valibot';
import { type Bets, type GameSeeds, hashOfSeed, type MemberBet } from '#gateway/play/play.ts';
import { checkPromise, clientSeed, nextRound, seedTag, taggedSeed } from '../fair/fair-rounds.ts';
import { randomFrom } from '../fair/random-from.ts';
import { readRequest, roundKey, secret, sessionRequest, stakeField } from '../game-requests.ts';
import { createRespond, GameRefusal, refuse } from '../game-responses.ts';
import { isStake } from '../table-game.ts';
import { actions, callAntes, dealHand, endOfHand, hand, outcome, poker } from './rules.ts';

/** Time to decide, in milliseconds. Then the hand is folded. */
const decideMs = 180_000;

const dealRequest = object({
  session: secret,
  key: roundKey,
  stakeCentavos: stakeField,
  clientSeed,
});

const endRequest = object({ session: secret, key: roundKey, action: picklist(actions) });

interface PokerNeeds {
  readonly kind: string;
  readonly bets: Bets;
  readonly seeds: GameSeeds;
  readonly log: (line: string) => void;
}

/** The cards of a recorded hand, and the seed that decides them. */
function cardsOf(
  { key, choice, placedAt }: Pick<MemberBet, 'key' | 'choice' | 'placedAt'>,
  seeds: GameSeeds,
) {
  const { tag, salt } = parse(hand, choice);
  const seed = taggedSeed(seeds, tag, { key, begunAt: placedAt });
  return { seed, tag, salt, deal: dealHand(randomFrom(seed, salt)) };
}

/** An open hand as the page shows it: without the cards of the house and the last two of the board. */
function openHand(bet: MemberBet, seeds: GameSeeds) {
  const { seed, salt, deal } = cardsOf(bet, seeds);
  const { key, stakeCentavos, dueAt } = bet;
  const { player, board } = deal;
  const hash = hashOfSeed(seed);
  return {
    key,
    stakeCentavos,
    foldsAt: dueAt,
    player,
    flop: board.slice(0, 3),
    hash,
    clientSeed: salt,
  };
}

/** The calls of a poker table: `POST /table` (the open hand), `/deal` (the ante) and `/end` (call or fold). */
export function createPoker({ kind, bets, seeds, log }: PokerNeeds): Hono {
  const app = new Hono();
  const respond = createRespond(log);
  const isOpen = ({ state }: MemberBet) => state === 'open';

  app.post('/table', async (context) => {
    const body = await readRequest(context, sessionRequest);
    if (body === null) return refuse(context, 'request_invalid');
    return respond(context, async () => {
      const listed = await bets.list(body.session, kind);
      const open = listed.bets.find((bet) => isOpen(bet) && is(hand, bet.choice));
      const { balanceCentavos } = listed;
      const fair = { next: await nextRound(seeds, body.session) };
      return {
        now: await bets.now(),
        balanceCentavos,
        hand: open ? openHand(open, seeds) : null,
        fair,
      };
    });
  });

  app.post('/deal', async (context) => {
    const body = await readRequest(context, dealRequest);
    if (body === null) return refuse(context, 'request_invalid');
    const { session, key, stakeCentavos, clientSeed: salt } = body;
    if (!isStake(poker, stakeCentavos, null)) {
      return refuse(context, 'request_invalid');
    }

    function decide(now: number) {
      const choice = { part: 'ante' as const, tag: seedTag(session), salt };
      checkPromise(seeds, { key, begunAt: now });
      const { seed, deal } = cardsOf({ key, choice, placedAt: now }, seeds);
      const folded = endOfHand(deal, 'fold', seed);
      const result = { payoutCentavos: 0, outcome: folded.outcome };
      const raiseCentavos = callAntes * stakeCentavos;
      return { choice, result, dueAt: now + decideMs, raiseCentavos };
    }

    return respond(context, async () => {
      const { bet, balanceCentavos } = await bets.place(session, kind, {
        key,
        stakeCentavos,
        decide,
      });
      if (!isOpen(bet)) throw new GameRefusal('hand_over');
      const fair = { next: await nextRound(seeds, session) };
      return { now: await bets.now(), balanceCentavos, hand: openHand(bet, seeds), fair };
    });
  });

  app.post('/end', async (context) => {
    const body = await readRequest(context, endRequest);
    if (body === null) return refuse(context, 'request_invalid');
    const { session, key, action } = body;

    function decide(bet: MemberBet) {
      const { seed, tag, salt, deal } = cardsOf(bet, seeds);
      const end = endOfHand(deal, action, seed);
      const ante = bet.stakeCentavos;
      const result = { payoutCentavos: end.ante * ante, outcome: end.outcome };
      if (action === 'fold') return { result, raise: null };
      const raised = { payoutCentavos: end.call * ante, outcome: end.outcome };
      const choice = { part: 'call' as const, tag, salt };
      return { result, raise: { stakeCentavos: callAntes * ante, choice, result: raised } };
    }

    return respond(context, async () => {
      const { bet, raise, balanceCentavos } = await bets.end(session, kind, key, decide);
      const payoutCentavos = bet.payoutCentavos + (raise?.payoutCentavos ?? 0);
      const stakedCentavos = bet.stakeCentavos + (raise?.stakeCentavos ?? 0);
      return { ...parse(outcome, bet.outcome), payoutCentavos, stakedCentavos, balanceCentavos };
    });
  });

  return app;
}
