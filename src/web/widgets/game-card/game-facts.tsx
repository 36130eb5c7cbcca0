import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Game } from '#protocol/model/game.ts';
import { formatMoney, formatRate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useApp } from '../../lib/app-context.tsx';
import styles from './game-facts.module.css';

/** An amount without the decimals of whole pesos, because a tile is narrow. */
function shortMoney(...money: Parameters<typeof formatMoney>): string {
  return formatMoney(...money).replace(/\.00$/, '');
}

/** The facts that decide between games: the jackpot, the bets, the seats, the return to player, and play money. */
export function GameFacts({ game }: { game: Game }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { winners } = useApp();
  const { jackpot } = useSnapshot(winners.state);
  const { isJackpot, returnRate, trial } = game;
  const rate = returnRate !== null && formatRate(returnRate, language);
  const facts = [useBets(game), useSeats(game), rate && t`returns ${rate}`, trial && t`play money`];
  const hasPool = isJackpot && jackpot !== null && !jackpot.illustration;
  const pool = hasPool && formatMoney(jackpot.centavos, language);
  return (
    <>
      {pool && (
        <b className={styles.jackpot}>
          <Trans>Jackpot {pool}</Trans>
        </b>
      )}
      {facts.map((fact) => fact && <span key={fact}>{fact}</span>)}
    </>
  );
}

function useBets({ leastBet, mostBet }: Game): string | null {
  const { t } = useLingui();
  const language = useLanguage();
  if (leastBet === null) return null;
  const least = shortMoney(leastBet, language);
  if (mostBet === null) return t`from ${least}`;
  const most = shortMoney(mostBet, language);
  return t`${least} to ${most}`;
}

function useSeats({ players, seats }: Game): string | null {
  const { t } = useLingui();
  if (seats === null) return null;
  if (players === null) return t`${seats} seats`;
  const free = seats - players;
  return free === 0 ? t`no seat free` : t`${free} of ${seats} seats free`;
}
