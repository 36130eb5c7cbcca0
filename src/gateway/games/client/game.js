import { createAutoplay } from './autoplay.js';
import { createCelebration } from './celebrate.js';
import { byId } from './elements.js';
import { label, pesoFormat, say } from './labels.js';
import { createPaytable } from './paytable.js';
import { picturesOf, preload, showCover } from './pictures.js';
import { onPress } from './press.js';
import { createPurse } from './purse.js';
import { createReels } from './reels.js';
import { createRounds } from './round.js';
import { sound } from './sound.js';
import { createStake } from './stake.js';
import { createWinLines } from './win-lines.js';

/** @param {import('./calls.js').Opened} opened */
function introduce({ gameName, nodeId }) {
  document.title = gameName;
  byId('name', HTMLElement).textContent = gameName;
  showCover(nodeId);
}

/**
 * The game from the opened session on.
 * @param {import('./calls.js').Opened} opened
 * @param {import('./words.js').Words} words
 */
export async function createGame(opened, words) {
  const money = pesoFormat(words.tag);
  const symbols = Object.keys(opened.paytable);
  const pictureOf = picturesOf(opened.nodeId);
  label(words);
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

  const loud = byId('sound', HTMLButtonElement);
  loud.addEventListener('click', () => loud.setAttribute('aria-pressed', String(sound.toggle())));
  byId('rules', HTMLButtonElement).addEventListener('click', paytable.open);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !rounds.busy()) void purse.refresh();
  });

  paytable.show(stake.current(), money);
  say(words.begin);
  document.body.dataset['phase'] = 'idle';
  document.body.dataset['entered'] = '';
  spin.disabled = false;
  spin.focus({ preventScroll: true });
}
