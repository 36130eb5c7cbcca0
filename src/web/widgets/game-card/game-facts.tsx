import { Trans } from '@lingui/react/macro';
import type { Game } from '#contract/model/game.ts';
import { formatMoney, formatRate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';

/** What decides between games: the least bet, the return to player, and play money. */
export function GameFacts({ game }: { game: Game }) {
  const language = useLanguage();
  const { leastBet, returnRate, trial } = game;
  const bet = leastBet !== null && formatMoney(leastBet, language);
  const rate = returnRate !== null && formatRate(returnRate, language);
  return (
    <>
      {bet && (
        <span>
          <Trans>from {bet}</Trans>
        </span>
      )}
      {rate && (
        <span>
          <Trans>returns {rate}</Trans>
        </span>
      )}
      {trial && (
        <span>
          <Trans>play money</Trans>
        </span>
      )}
    </>
  );
}
