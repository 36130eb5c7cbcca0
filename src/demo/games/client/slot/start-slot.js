import { askAutoplay } from './ask-autoplay.js';
import { createAutoplay } from './autoplay.js';
import { createCelebration } from '../celebration.js';
import { byId } from '../elements.js';
import { enablePlay, preparePage } from '../prepare-page.js';
import { setLabels, pesoFormat, showMessage } from '../labels.js';
import { jackpotMessages } from './jackpot-messages.js';
import { createPaytable } from './paytable.js';
import { picturesOf, preload } from '../pictures.js';
import { onPress } from '../on-press.js';
import { isFromParent } from '../parent.js';
import { createBalance } from '../balance.js';
import { createReels } from './reels.js';
import { startReplay } from '../replay.js';
import { createRounds } from './rounds.js';
import { slotReplay } from './slot-replay.js';
import { sound } from '../sound.js';
import { createStake } from '../stake.js';
import { createWinLines } from './win-lines.js';

/**
 * @param {import('../messages.js').Messages} messages
 * @param {number} lineCount
 */
function labelSlot(messages, lineCount) {
  byId('auto-label', HTMLElement).textContent = messages.autoplay;
  byId('lines-title', HTMLElement).textContent = messages.linesTitle(lineCount);
  const off = byId('auto', HTMLSelectElement).options[0];
  if (off !== undefined) off.textContent = messages.autoplayOff;
}

/**
 * Shows how the jackpot is won, in slots that can win it.
 * @param {import('./win-lines.js').OpenedSlot} opened
 * @param {string} tag
 * @param {(centavos: number) => string} money
 */
function labelJackpot({ jackpotStake, jackpotCap }, tag, money) {
  const rule = byId('jackpot', HTMLElement);
  rule.hidden = jackpotStake === null;
  if (jackpotStake !== null)
    rule.textContent = jackpotMessages(tag).rule(money(jackpotStake), money(jackpotCap));
}

/**
 * Starts the slot, which needs an open session.
 * @param {import('./win-lines.js').OpenedSlot} opened
 * @param {import('../messages.js').Messages} messages
 */
export async function startSlot(opened, messages) {
  const money = pesoFormat(messages.tag);
  const symbols = Object.keys(opened.paytable);
  const pictureOf = picturesOf(opened.nodeId);
  setLabels(messages);
  labelSlot(messages, opened.lines.length);
  labelJackpot(opened, messages.tag, pesoFormat(messages.tag, true));
  preparePage(opened);
  await preload(symbols.map(pictureOf));

  const reels = createReels(byId('reels', HTMLElement), symbols, pictureOf, sound.stop);
  const winLines = createWinLines(opened.lines, reels.mark, ({ line, symbol, count, centavos }) => {
    const name = messages.symbols[symbol] ?? symbol;
    showMessage(messages.line(line + 1, count, name, money(centavos)), 'detail');
  });
  if (opened.money === 'replay') {
    return startReplay(opened, messages, slotReplay({ reels, winLines, messages, money }));
  }
  const paytable = createPaytable(opened, messages, pictureOf);
  const balance = createBalance(opened.session, money, opened.balanceCentavos);
  const { bounds, language } = opened;
  const stake = createStake(
    opened.stakes,
    pesoFormat(messages.tag, true),
    (centavos) => paytable.show(centavos, money),
    { bounds, language, balance: balance.current },
  );
  const celebration = createCelebration(money);
  const rounds = createRounds({
    session: opened.session,
    messages,
    money,
    stake,
    balance,
    reels,
    winLines,
    celebration,
    quickStop: opened.conduct.quickStop,
  });
  const ask = askAutoplay(language, pesoFormat(messages.tag, true));
  const mayStart = async (/** @type {number} */ count) =>
    opened.money !== 'real' || ask(count, stake.current());
  byId('auto', HTMLSelectElement).parentElement?.toggleAttribute(
    'hidden',
    !opened.conduct.autoplay,
  );
  const autoplay = createAutoplay(rounds.spin, messages.autoplayLeft, messages.autoplay, mayStart);
  const spin = byId('spin', HTMLButtonElement);

  /** The button starts a spin, or stops rolling reels early. Both end autoplay. */
  onPress(spin, () => {
    if (spin.disabled) return;
    const isManual = !autoplay.isOn();
    autoplay.stop();
    if (rounds.busy()) {
      if (opened.conduct.quickStop) reels.hurry();
    } else if (isManual) void rounds.spin();
    else celebration.end();
  });

  addEventListener('message', (event) => {
    if (isFromParent(event) && event.data?.type === 'parola:pause') autoplay.stop();
  });

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !rounds.busy()) void balance.refresh();
  });

  paytable.show(stake.current(), money);
  showMessage(messages.begin);
  enablePlay();
}
