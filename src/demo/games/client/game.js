import { createAutoplay } from './autoplay.js';
import { createCelebration } from './celebrate.js';
import { byId } from './elements.js';
import { admit, introduce } from './introduce.js';
import { label, pesoFormat, say } from './labels.js';
import { createPaytable } from './paytable.js';
import { picturesOf, preload } from './pictures.js';
import { onPress } from './press.js';
import { createPurse } from './purse.js';
import { createReels } from './reels.js';
import { createRounds } from './round.js';
import { sound } from './sound.js';
import { createStake } from './stake.js';
import { createWinLines } from './win-lines.js';

/**
 * @param {import('./words.js').Words} words
 * @param {number} lineCount
 */
function labelSlot(words, lineCount) {
  byId('auto-label', HTMLElement).textContent = words.autoplay;
  byId('lines-title', HTMLElement).textContent = words.linesTitle(lineCount);
  const off = byId('auto', HTMLSelectElement).options[0];
  if (off !== undefined) off.textContent = words.autoplayOff;
}

/**
 * The game from the opened session on.
 * @param {import('./win-lines.js').OpenedSlot} opened
 * @param {import('./words.js').Words} words
 */
export async function createGame(opened, words) {
  const money = pesoFormat(words.tag);
  const symbols = Object.keys(opened.paytable);
  const pictureOf = picturesOf(opened.nodeId);
  label(words);
  labelSlot(words, opened.lines.length);
  introduce(opened);
  await preload(symbols.map(pictureOf));

  const reels = createReels(byId('reels', HTMLElement), symbols, pictureOf, sound.stop);
  const winLines = createWinLines(opened.lines, reels.mark, ({ line, symbol, count, centavos }) => {
    const name = words.symbols[symbol] ?? symbol;
    say(words.line(line + 1, count, name, money(centavos)), 'detail');
  });
  const paytable = createPaytable(opened, words, pictureOf);
  const stake = createStake(opened.stakes, pesoFormat(words.tag, true), (centavos) =>
    paytable.show(centavos, money),
  );
  const purse = createPurse(opened.session, money, opened.balanceCentavos);
  const celebration = createCelebration(money);
  const rounds = createRounds({
    session: opened.session,
    words,
    money,
    stake,
    purse,
    reels,
    winLines,
    celebration,
  });
  const autoplay = createAutoplay(rounds.spin, words.autoplayLeft, words.autoplay);
  const spin = byId('spin', HTMLButtonElement);

  /** The one button: spins; while the reels roll, stops them sooner. Ends autoplay either way. */
  onPress(spin, () => {
    if (spin.disabled) return;
    const alone = !autoplay.isOn();
    autoplay.stop();
    if (rounds.busy()) reels.hurry();
    else if (alone) void rounds.spin();
    else celebration.end();
  });

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !rounds.busy()) void purse.refresh();
  });

  paytable.show(stake.current(), money);
  say(words.begin);
  admit();
}
