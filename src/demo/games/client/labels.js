import { byId } from './elements.js';
import { heard, tell } from './parent.js';

const message = byId('message', HTMLParagraphElement);
const result = byId('result', HTMLParagraphElement);
const cashier = byId('cashier', HTMLButtonElement);

/** Real money is deposited; play money comes afresh with a fresh start. */
cashier.addEventListener('click', () =>
  tell(document.body.dataset['money'] === 'play' ? 'parola:again' : 'parola:cashier'),
);

/**
 * Says a thing where it is seen and, unless it is only a detail, where it is heard.
 * @param {string} text
 * @param {'plain' | 'gain' | 'alert' | 'detail'} [tone]
 */
export function say(text, tone = 'plain') {
  cashier.hidden = true;
  message.textContent = text;
  message.dataset['tone'] = tone === 'detail' ? 'gain' : tone;
  if (tone !== 'detail') result.textContent = text;
}

/**
 * Says that the balance is too low, and shows the way to more where somebody listens.
 * @param {{ insufficient: string }} words
 */
export function sayTooLow(words) {
  say(words.insufficient, 'alert');
  cashier.hidden = !heard();
}

/**
 * Sets the words that stay: labels, names of buttons, the rules.
 * @param {Pick<import('./words.js').Words, 'tag' | 'balance' | 'win' | 'stake' | 'spin' | 'rules' | 'greatWin' | 'again' | 'deposit' | 'how' | 'fair' | 'keys' | 'close' | 'sound' | 'less' | 'more'>} words
 */
export function label(words) {
  document.documentElement.lang = words.tag;
  /** @type {Record<string, string>} */
  const texts = {
    'balance-label': words.balance,
    'win-label': words.win,
    'stake-label': words.stake,
    'spin-label': words.spin,
    'sheet-title': words.rules,
    'flourish-title': words.greatWin,
    again: words.again,
    cashier: words.deposit,
    how: words.how,
    fair: words.fair,
    keys: words.keys,
  };
  for (const [id, text] of Object.entries(texts)) byId(id, HTMLElement).textContent = text;
  /** @type {Record<string, string>} */
  const names = {
    close: words.close,
    sound: words.sound,
    rules: words.rules,
    less: words.less,
    more: words.more,
    'sheet-close': words.close,
  };
  for (const [id, name] of Object.entries(names))
    byId(id, HTMLElement).setAttribute('aria-label', name);
}

/**
 * Pesos in the way of a language, with Latin digits; `short` leaves out centavos that are none.
 * @param {string} tag
 * @param {boolean} [short]
 * @returns {(centavos: number) => string}
 */
export function pesoFormat(tag, short = false) {
  const format = new Intl.NumberFormat(`${tag}-u-nu-latn`, {
    style: 'currency',
    currency: 'PHP',
    currencyDisplay: 'narrowSymbol',
    ...(short ? { trailingZeroDisplay: /** @type {const} */ ('stripIfInteger') } : {}),
  });
  return (centavos) => format.format(centavos / 100);
}
