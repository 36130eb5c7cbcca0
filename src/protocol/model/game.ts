import { type InferOutput, object, pipe, string, transform } from 'valibot';
import { type Centavos, maybePesos } from './money.ts';
import { categoryOrOther } from '../vocabulary/category.ts';
import { countOrNull } from './readers/count.ts';
import { flag, identifier, identifierOrNull, textOrNull, text, wholeNumber } from './wire.ts';

/** A limit of stakes; null for one that cannot be. */
const stakeOf = (limit: Centavos | null) => (limit !== null && limit >= 0 ? limit : null);

/**
 * A game. Its node id starts it and identifies it as a favourite; `vendor` is a code. Its category is 'other' when the app does
 * not know it.
 */
export const game = pipe(
  object({
    nodeId: wholeNumber(),
    gameId: identifier(),
    displayName: text(),
    gameName: text(),
    iconUrl: textOrNull(),
    /** Pictures of gateways that send no `iconUrl`. */
    showIcon: textOrNull(),
    defaultIcon: textOrNull(),
    vassalage: string(),
    gameType: categoryOrOther,
    roomId: identifierOrNull(),
    supportPlay: flag(),
    minBet: maybePesos(),
    lines: countOrNull(),
    isHot: flag(),
    isNew: flag(),
    /** Return to player in hundredths of a percent; null when unknown, or when it depends on the bet. */
    returnRate: countOrNull(),
    /** A bet can win the jackpot. */
    isJackpot: flag(),
    maxBet: maybePesos(),
    /** Seats of a table, and the players at it now; null where players need no seat. */
    seats: countOrNull(),
    players: countOrNull(),
  }),
  transform(
    ({
      displayName,
      gameName,
      iconUrl,
      showIcon,
      defaultIcon,
      vassalage,
      gameType,
      supportPlay,
      minBet,
      maxBet,
      ...rest
    }) => ({
      ...rest,
      name: displayName || gameName,
      icon: iconUrl ?? showIcon ?? defaultIcon,
      vendor: vassalage,
      category: gameType,
      /** True when it can be played with play money, by guests too. */
      trial: supportPlay,
      /** Lowest stake in centavos, and number of lines; null when the vendor gives none. */
      leastBet: stakeOf(minBet),
      /** Highest stake in centavos; null when the vendor gives none. */
      mostBet: stakeOf(maxBet),
    }),
  ),
);

export type Game = InferOutput<typeof game>;
