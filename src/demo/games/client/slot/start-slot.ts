import { askAutoplay } from './ask-autoplay.ts';
import { createAutoplay } from './autoplay.ts';
import { createCelebration } from '../celebration.ts';
import { byId } from '../elements.ts';
import { enablePlay, preparePage } from '../prepare-page.ts';
import { pesoFormat, showBegin, showMessage } from '../labels.ts';
import { createPaytable } from './paytable.ts';
import { picturesOf, preload } from '../pictures.ts';
import { onPress } from '../on-press.ts';
import { isFromParent } from '../parent.ts';
import { createBalance } from '../balance.ts';
import { createReels } from './reels.ts';
import { startReplay } from '../replay.ts';
import { createRounds } from './rounds.ts';
import { slotReplay } from './slot-replay.ts';
import { sound } from '../sound.ts';
import { createStake } from '../stake/stake.ts';
import { createWinLines, type OpenedSlot } from './win-lines.ts';
import { symbolName } from './symbol-name.ts';
import { text } from '../texts/texts.ts';

function labelSlot(lineCount: number) {
  byId('auto-label', HTMLElement).textContent = text('slot.autoplay.title');
  byId('lines-title', HTMLElement).textContent = text('slot.linesTitle', { count: lineCount });
  const off = byId('auto', HTMLSelectElement).options[0];
  if (off !== undefined) off.textContent = text('slot.autoplay.off');
}

/** Shows how the jackpot is won, in slots that can win it. */
function labelJackpot(
  { jackpotStake, jackpotCap }: OpenedSlot,
  money: (centavos: number) => string,
) {
  const rule = byId('jackpot', HTMLElement);
  rule.hidden = jackpotStake === null;
  if (jackpotStake === null) return;
  const [stake, most] = [money(jackpotStake), money(jackpotCap)];
  rule.textContent = text('slot.jackpot.rule', { stake, most });
}

/** The parts of the slot that the button of the spin controls. */
interface SpinParts {
  quickStop: boolean;
  autoplay: ReturnType<typeof createAutoplay>;
  rounds: ReturnType<typeof createRounds>;
  reels: ReturnType<typeof createReels>;
  celebration: ReturnType<typeof createCelebration>;
}

/** The button starts a spin, or stops rolling reels early. Both end autoplay. */
function connectSpin({ quickStop, autoplay, rounds, reels, celebration }: SpinParts) {
  const spin = byId('spin', HTMLButtonElement);
  onPress(spin, () => {
    if (spin.disabled) return;
    const isManual = !autoplay.isOn();
    autoplay.stop();
    if (rounds.busy()) {
      if (quickStop) reels.hurry();
    } else if (isManual) void rounds.spin();
    else celebration.end();
  });
}

/** Starts the slot, which needs an open session. */
export async function startSlot(opened: OpenedSlot) {
  const money = pesoFormat();
  const symbols = Object.keys(opened.paytable);
  const pictureOf = picturesOf(opened.nodeId);
  preparePage(opened, 'slot');
  labelSlot(opened.lines.length);
  labelJackpot(opened, pesoFormat(true));
  await preload(symbols.map(pictureOf));

  const reels = createReels(byId('reels', HTMLElement), symbols, pictureOf, sound.stop);
  const winLines = createWinLines(opened.lines, reels.mark, ({ line, symbol, count, centavos }) => {
    const win = { line: line + 1, count, symbol: symbolName(symbol), amount: money(centavos) };
    showMessage(text('slot.line', win), 'detail');
  });
  if (opened.money === 'replay') {
    return startReplay(slotReplay({ reels, winLines, money }));
  }
  const paytable = createPaytable(opened, pictureOf);
  const balance = createBalance(opened.session, money, opened.balanceCentavos);
  const { bounds } = opened;
  const stake = createStake(
    opened.stakes,
    pesoFormat(true),
    (centavos) => paytable.show(centavos, money),
    { bounds, balance: balance.current },
  );
  const celebration = createCelebration(money);
  const rounds = createRounds({
    session: opened.session,
    money,
    stake,
    balance,
    reels,
    winLines,
    celebration,
    quickStop: opened.conduct.quickStop,
  });
  const ask = askAutoplay(pesoFormat(true));
  const mayStart = async (count: number) => opened.money !== 'real' || ask(count, stake.current());
  byId('auto', HTMLSelectElement).parentElement?.toggleAttribute(
    'hidden',
    !opened.conduct.autoplay,
  );
  const autoplay = createAutoplay(rounds.spin, mayStart);
  const { quickStop } = opened.conduct;
  connectSpin({ quickStop, autoplay, rounds, reels, celebration });

  addEventListener('message', (event) => {
    if (isFromParent(event) && event.data?.type === 'parola:pause') autoplay.stop();
  });

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !rounds.busy()) void balance.refresh();
  });

  paytable.show(stake.current(), money);
  showBegin('slot');
  enablePlay();
}
