import { byId } from './elements.ts';
import { hasParent, notifyParent } from './parent.ts';
import { languageTag, text } from './texts/texts.ts';

/** The games, as their texts name them. Sports and e-sports share the texts of a book. */
export type GameName =
  | 'baccarat'
  | 'bingo'
  | 'book'
  | 'cockfight'
  | 'duel'
  | 'fish'
  | 'lottery'
  | 'poker'
  | 'roulette'
  | 'sicbo'
  | 'slot';

const message = byId('message', HTMLParagraphElement);
const result = byId('result', HTMLParagraphElement);
const cashier = byId('cashier', HTMLButtonElement);

/** The money of the page, as the texts name it. */
export const purse = () => (document.body.dataset['money'] === 'play' ? 'playMoney' : 'money');

/** Opens the cashier for real money, and restarts the trial for play money. */
cashier.addEventListener('click', () =>
  notifyParent(purse() === 'playMoney' ? 'parola:again' : 'parola:cashier'),
);

/** Shows a message. Screen readers announce it, except for a `detail`, which keeps the tone of the message before it. */
export function showMessage(said: string, tone: 'plain' | 'gain' | 'alert' | 'detail' = 'plain') {
  cashier.hidden = true;
  message.textContent = said;
  if (tone === 'detail') return;
  message.dataset['tone'] = tone;
  result.textContent = said;
}

/** Shows that the balance is too low, and a button to the cashier when the page is in a frame of the app. */
export function showBalanceTooLow() {
  showMessage(text(`${purse()}.insufficient`), 'alert');
  cashier.hidden = !hasParent();
}

/** Says how a game begins, and that it is played with play money. */
export function showBegin(game: GameName) {
  const begin = text(`${game}.begin`);
  showMessage(purse() === 'playMoney' ? `${text('playMoney.note')} ${begin}` : begin);
}

/** Sets the fixed texts: labels, names of buttons, the rules. */
export function setLabels(game: GameName) {
  document.documentElement.lang = languageTag();
  const texts: Record<string, string> = {
    'balance-label': text(`${purse()}.balance`),
    'win-label': text(game === 'book' ? 'book.win' : 'game.win'),
    'stake-label': text(game === 'poker' ? 'poker.stake' : 'game.stake'),
    'spin-label': text(`${game}.spin`),
    'sheet-title': text('game.rules'),
    'flourish-title': text('game.greatWin'),
    again: text('game.again'),
    cashier: text(`${purse()}.deposit`),
    how: text(`${game}.how`),
    fair: text(`${game}.fair`),
    keys: text(`${game}.keys`),
  };
  for (const [id, label] of Object.entries(texts)) byId(id, HTMLElement).textContent = label;
  const names: Record<string, string> = {
    close: text('game.close'),
    sound: text('game.sound'),
    rules: text('game.rules'),
    less: text('game.less'),
    more: text('game.more'),
    'sheet-close': text('game.close'),
  };
  for (const [id, name] of Object.entries(names))
    byId(id, HTMLElement).setAttribute('aria-label', name);
}

/** Returns a formatter of pesos, with Latin digits. `short` omits centavos that are zero. */
export function pesoFormat(short = false): (centavos: number) => string {
  const format = new Intl.NumberFormat(`${languageTag()}-u-nu-latn`, {
    style: 'currency',
    currency: 'PHP',
    currencyDisplay: 'narrowSymbol',
    ...(short ? { trailingZeroDisplay: 'stripIfInteger' as const } : {}),
  });
  return (centavos) => format.format(centavos / 100).replace('-', '−');
}
