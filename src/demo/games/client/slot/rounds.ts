import { playRound } from '../calls.ts';
import { byId } from '../elements.ts';
import { toneOf, type createCelebration } from '../celebration.ts';
import { explainError } from '../explain-error.ts';
import { showMessage, showBalanceTooLow } from '../labels.ts';
import { sound } from '../sound.ts';
import { text } from '../texts/texts.ts';
import { wonText } from './won-text.ts';
import type { createStake } from '../stake/stake.ts';
import type { createBalance } from '../balance.ts';
import type { createReels } from './reels.ts';
import type { createWinLines, SlotRound } from './win-lines.ts';

/** A win of this many stakes ends autoplay, so that the player notices it. */
const autoplayEndTimes = 20;

/** The parts that a round uses. */
interface Table {
  session: string;
  money: (centavos: number) => string;
  stake: ReturnType<typeof createStake>;
  balance: ReturnType<typeof createBalance>;
  reels: ReturnType<typeof createReels>;
  winLines: ReturnType<typeof createWinLines>;
  celebration: ReturnType<typeof createCelebration>;
  /** A press stops the reels before their end. */
  quickStop: boolean;
}

/** Shows the result of a round. */
async function showResult(
  { money, winLines, celebration }: Table,
  round: SlotRound,
  staked: number,
): Promise<'on' | 'stop'> {
  if (round.payoutCentavos === 0) {
    showMessage(text('slot.nothing'));
    return 'on';
  }
  const paid = money(round.payoutCentavos);
  const isJackpot = round.jackpotCentavos > 0;
  showMessage(
    isJackpot ? text('slot.jackpot.won', { amount: paid }) : wonText(paid, round.lines.length),
    toneOf(round.payoutCentavos, staked),
  );
  winLines.show(round.lines);
  await celebration.show(round.payoutCentavos, staked);
  return round.payoutCentavos >= staked * autoplayEndTimes ? 'stop' : 'on';
}

/** Plays rounds, one at a time. */
export function createRounds(table: Table) {
  const { session, stake, balance, reels, winLines, celebration } = table;
  const again = byId('again', HTMLButtonElement);
  const caption = byId('spin-label', HTMLElement);
  let busy = false;

  function setBusy(now: boolean) {
    busy = now;
    stake.lock(now);
    document.body.dataset['phase'] = now ? 'rolling' : 'idle';
    caption.textContent = text(now && table.quickStop ? 'slot.stop' : 'slot.spin');
    byId('spin', HTMLButtonElement).setAttribute('aria-disabled', String(now && !table.quickStop));
  }

  function onFailure(reason: string) {
    showMessage(
      text(reason === 'site_closed' ? 'round.closedMeanwhile' : 'round.dropped'),
      'alert',
    );
    again.hidden = false;
  }

  /** Rolls the reels until the round is known. Resolves to false when they could not be drawn. */
  function roll() {
    return reels.roll().then(
      () => true,
      (error) => {
        console.warn(error);
        return false;
      },
    );
  }

  /** Shows a settled round. Reels that fail to draw change no money. */
  async function finish(
    round: SlotRound,
    staked: number,
    rolled: Promise<boolean>,
  ): Promise<'on' | 'stop'> {
    reels.settle(round.reels);
    const isDrawn = await rolled;
    setBusy(false);
    balance.set(round.balanceCentavos);
    try {
      if (isDrawn) return await showResult(table, round, staked);
    } catch (error) {
      console.warn(error);
    }
    showMessage(text('round.undrawn', { amount: table.money(round.payoutCentavos) }), 'alert');
    return 'stop';
  }

  return {
    busy: () => busy,
    /** Plays a round. The result `stop` ends autoplay. */
    async spin(): Promise<'on' | 'stop'> {
      const staked = stake.current();
      winLines.clear();
      celebration.clear();
      if (balance.current() < staked) {
        showBalanceTooLow();
        return 'stop';
      }
      setBusy(true);
      showMessage('');
      sound.press();
      balance.hold(staked);
      const rolled = roll();
      try {
        const round = await playRound<SlotRound>({ session, stakeCentavos: staked }, onFailure);
        again.hidden = true;
        return await finish(round, staked, rolled);
      } catch (error) {
        again.hidden = true;
        reels.restore();
        await rolled;
        setBusy(false);
        await explainError(table, error);
        return 'stop';
      }
    },
  };
}
