import type { Context } from 'hono';
import { is, literal, number, object, picklist, safeParse } from 'valibot';
import { toCentavos } from '#protocol/model/money.ts';
import { Refusal } from '#gateway/http/refusal.ts';
import type { GamesNeeds } from '#gateway/play/play.ts';

/** The reasons of a refusal that game pages have messages for, with their HTTP status. */
const statuses = {
  request_invalid: 400,
  session_over: 401,
  ticket_used: 404,
  insufficient_balance: 409,
  bet_closed: 409,
  bonus_stake_limit: 409,
  hand_over: 409,
  house_limit: 409,
  identity_needed: 409,
  key_reused: 409,
  odds_changed: 409,
  other_slot: 409,
  play_limit: 409,
  promise_over: 409,
  round_limit: 409,
  round_too_soon: 429,
  same_match: 409,
  too_many_open_bets: 409,
  game_closed: 409,
  site_closed: 503,
  time_limit: 409,
  wager_limit: 409,
  unavailable: 500,
} as const;

/** Reason of a refusal. */
type GameReason = keyof typeof statuses;

/** The error of a game that refuses a bet for a reason of its own. */
export class GameRefusal extends Error {
  override readonly name = 'GameRefusal';
  readonly reason: GameReason;

  constructor(reason: GameReason) {
    super(`The game refuses the bet: ${reason}`);
    this.reason = reason;
  }
}

const reasons: Readonly<Partial<Record<string, GameReason>>> = {
  bonus_stake_limit: 'bonus_stake_limit',
  game_under_maintenance: 'game_closed',
  identity_needed: 'identity_needed',
  insufficient_balance: 'insufficient_balance',
  key_reused: 'key_reused',
  not_found: 'ticket_used',
  play_limit: 'play_limit',
  region_restricted: 'site_closed',
  request_invalid: 'request_invalid',
  round_too_soon: 'round_too_soon',
  system_maintenance: 'site_closed',
  too_many_open_bets: 'too_many_open_bets',
};

/** The limit of an event that a bet exceeds: of the member or of the house, and the greatest stake of the same bet. */
const eventLimit = object({ of: picklist(['member', 'house']), most: number() });

/** The exceeded limit of an event, for a refusal that names one. */
function eventLimitOf(error: unknown) {
  if (!(error instanceof Refusal) || error.code !== 'amount_out_of_limits') return null;
  const { success, output } = safeParse(eventLimit, error.value);
  return success ? output : null;
}

/** True for a refusal by a limit of the stake of one bet. */
const isOfEachBet = ({ code, value }: Refusal): boolean =>
  code === 'play_limit' && is(object({ frame: literal('bet') }), value);

/** True for a refusal by a limit of the time at play. */
const isOfTime = ({ code, value }: Refusal): boolean =>
  code === 'play_limit' && is(object({ kind: literal('time') }), value);

/** True for a refusal in a slot that a newer one has ended. */
const isOtherSlot = ({ code, value }: Refusal): boolean =>
  code === 'changed_elsewhere' && is(object({ endedBy: literal('slot') }), value);

function reasonOf(error: unknown): GameReason {
  if (error instanceof GameRefusal) return error.reason;
  if (!(error instanceof Refusal)) return 'unavailable';
  const limit = eventLimitOf(error);
  if (limit !== null) return limit.of === 'house' ? 'house_limit' : 'round_limit';
  if (isOtherSlot(error)) return 'other_slot';
  if (isOfEachBet(error)) return 'wager_limit';
  if (isOfTime(error)) return 'time_limit';
  return reasons[error.code] ?? (error.status === 401 ? 'session_over' : 'unavailable');
}

/** The fields that name the greatest stake in pesos, by the code of the refusal. */
const stakeLimits: Readonly<Partial<Record<string, 'most' | 'remaining'>>> = {
  bonus_stake_limit: 'most',
  play_limit: 'remaining',
};

/** The greatest stake that an active bonus, an event or a play limit allows, for a refusal that names one. */
function limitOf(error: unknown): { readonly mostStakeCentavos?: number } {
  const limit = eventLimitOf(error);
  if (limit !== null) return { mostStakeCentavos: limit.most };
  const field = error instanceof Refusal ? stakeLimits[error.code] : undefined;
  if (!(error instanceof Refusal) || field === undefined || isOfTime(error)) return {};
  const { success, output } = safeParse(object({ [field]: number() }), error.value);
  return success ? { mostStakeCentavos: toCentavos(output[field] ?? 0) } : {};
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Responds with a refusal: `{ reason }` and the fields of `extra`. */
export function refuse(context: Context, reason: GameReason, extra: object = {}): Response {
  return context.json({ reason, ...extra }, statuses[reason], { 'Cache-Control': 'no-store' });
}

/**
 * Returns a function that responds with the result of `work`, or with the reason of its error. Both responses contain
 * `extra`. Errors that are not refusals are recorded by `log`.
 */
export function createRespond(log: GamesNeeds['log']) {
  return async (
    context: Context,
    work: () => Promise<object>,
    extra: object = {},
  ): Promise<Response> => {
    try {
      return context.json({ ...(await work()), ...extra }, 200, { 'Cache-Control': 'no-store' });
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof GameRefusal))
        log(`${context.req.path} of the games failed: ${textOf(error)}`, error);
      return refuse(context, reasonOf(error), { ...extra, ...limitOf(error) });
    }
  };
}
