import { fallback, nullable, object, pipe, transform, union } from 'valibot';
import { defineCall } from '../call.ts';
import { maybePesos, pesos } from '../model/money.ts';
import { part } from '../model/readers/part.ts';
import { pesosOrNull } from '../model/readers/unknown-money.ts';
import { count } from '../model/readers/count.ts';
import { identifier, identifierOrNull, list, text, textOrNull } from '../model/wire.ts';

const barePesos = pipe(
  pesos(),
  transform((actual) => ({ actual, expected: null })),
);

/**
 * A condition of a level: the turnover so far, null when it is unknown, and the turnover that it asks for; null at the highest
 * level. Some gateways send only the turnover so far.
 */
const condition = part(
  pipe(
    union([object({ actual: pesosOrNull(), expected: maybePesos() }), barePesos]),
    transform(({ actual, expected: needed }) => ({ actual, needed })),
  ),
);

const unknownLevel = { labelId: '', conditionType: '' };

const nextLevel = object({
  labelId: fallback(nullable(identifier()), unknownLevel.labelId),
  conditionType: text(40),
});

/**
 * The member's level and the conditions of the next one. Amounts in centavos.
 *
 * - `next`: id of the next level; null at the highest, empty when it is unknown.
 * - `met`, `conditions`: number of conditions of the next level that are met, and of all.
 * - `mode`: `ALL` conditions or `ANY` of them lead to the next level.
 * - `month`, `overall`: turnover of this month (+08:00) and since joining.
 */
export const getRankProgress = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
  moduleId: 'MEMCLUB3',
  token: 'required',
  context: { language: 'language' },
  request: object({}),
  reply: pipe(
    object({
      playerRankName: text(100),
      monthlyTurnover: condition,
      totalTurnover: condition,
      playerRankProgress: fallback(nullable(nextLevel), unknownLevel),
      currentProgress: part(
        object({ completedConditions: count(), totalExpectedConditions: count() }),
      ),
    }),
    transform((wire) => ({
      level: wire.playerRankName,
      next: wire.playerRankProgress?.labelId ?? null,
      mode: wire.playerRankProgress?.conditionType === 'ANY' ? ('ANY' as const) : ('ALL' as const),
      month: wire.monthlyTurnover,
      overall: wire.totalTurnover,
      met: wire.currentProgress.completedConditions,
      conditions: wire.currentProgress.totalExpectedConditions,
    })),
  ),
});

/** The levels of the club from the lowest, with the turnover in centavos that each asks for, null when it is unknown, and what each gives. */
export const getRanks = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerRanks',
  moduleId: 'MEMCLUB3',
  token: 'required',
  context: { language: 'language' },
  request: object({}),
  reply: pipe(
    object({
      list: list(
        pipe(
          object({
            labelId: identifier(),
            playerRankName: text(100),
            iconUrl: textOrNull(),
            monthlyTurnover: pesosOrNull(),
            totalTurnover: pesosOrNull(),
            benefits: list(text(200), 20),
          }),
          transform((wire) => ({
            id: wire.labelId,
            name: wire.playerRankName,
            icon: wire.iconUrl,
            month: wire.monthlyTurnover,
            overall: wire.totalTurnover,
            benefits: wire.benefits,
          })),
        ),
        50,
      ),
      currentLabelId: identifierOrNull(),
    }),
    transform(({ list: ranks, currentLabelId: current }) => ({ ranks, current })),
  ),
});
