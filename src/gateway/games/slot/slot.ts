import { randomInt } from 'node:crypto';
import { Hono } from 'hono';
import {
  array,
  maxLength,
  number,
  object,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
} from 'valibot';
import type { Rounds } from '../../rounds.ts';
import { parentOrigin } from '../framing.ts';
import { answer, refuse } from '../refused.ts';
import { lines, spin } from './rules.ts';
import { paytable, slotSymbols, stakes } from './strips.ts';

const secret = pipe(string(), maxLength(200));

const openRequest = object({
  ticket: secret,
  /** Origins the page believes to be framed by. */
  parents: pipe(array(pipe(string(), maxLength(200))), maxLength(4)),
});

const spinRequest = object({
  session: secret,
  key: pipe(string(), regex(/^[\w-]{8,80}$/)),
  stakeCentavos: picklist(stakes),
});

const balanceRequest = object({ session: secret });

/** What was decided, as the books keep it. */
const outcome = object({
  reels: array(array(picklist(slotSymbols))),
  lines: array(
    object({ line: number(), symbol: picklist(slotSymbols), count: number(), centavos: number() }),
  ),
});

function decide(stakeCentavos: number) {
  const { payoutCentavos, ...rest } = spin(stakeCentavos, (limit) => randomInt(limit));
  return { payoutCentavos, outcome: rest };
}

/** What the slot's page asks: open, spin, balance. */
export function createSlot(rounds: Rounds, appOrigins: readonly string[]): Hono {
  const app = new Hono();

  app.post('/open', async (context) => {
    const asked = safeParse(openRequest, await context.req.json().catch(() => null));
    if (!asked.success) return refuse(context, 'request_invalid');
    const { ticket, parents } = asked.output;
    const parent = parentOrigin(appOrigins, parents);
    return answer(
      context,
      async () => ({ ...(await rounds.open(ticket)), stakes, paytable, lines }),
      { parent },
    );
  });

  app.post('/spin', async (context) => {
    const asked = safeParse(spinRequest, await context.req.json().catch(() => null));
    if (!asked.success) return refuse(context, 'request_invalid');
    const { session, key, stakeCentavos } = asked.output;
    return answer(context, async () => {
      const round = await rounds.play(session, {
        key,
        stakeCentavos,
        decide: () => decide(stakeCentavos),
      });
      const shown = safeParse(outcome, round.outcome);
      if (!shown.success) throw new TypeError('The books hold a round this game did not play');
      const { balanceCentavos, payoutCentavos } = round;
      return { ...shown.output, payoutCentavos, balanceCentavos };
    });
  });

  app.post('/balance', async (context) => {
    const asked = safeParse(balanceRequest, await context.req.json().catch(() => null));
    if (!asked.success) return refuse(context, 'request_invalid');
    return answer(context, async () => ({
      balanceCentavos: await rounds.balance(asked.output.session),
    }));
  });

  return app;
}
