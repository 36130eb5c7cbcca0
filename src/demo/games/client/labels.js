import { byId } from './elements.js';
import { hasParent, notifyParent } from './parent.js';

const message = byId('message', HTMLParagraphElement);
const result = byId('result', HTMLParagraphElement);
const cashier = byId('cashier', HTMLButtonElement);

/** Opens the cashier for real money, and restarts the trial for play money. */
cashier.addEventListener('click', () =>
  notifyParent(document.body.dataset['money'] === 'play' ? 'parola:again' : 'parola:cashier'),
);

/**
 * Shows a message. Screen readers announce it, except for a `detail`, which keeps the tone of the message before it.
 * @param {string} text
 * @param {'plain' | 'gain' | 'alert' | 'detail'} [tone]
 */
export function showMessage(text, tone = 'plain') {
  cashier.hidden = true;
  message.textContent = text;
  if (tone === 'detail') return;
  message.dataset['tone'] = tone;
  result.textContent = text;
}

/**
 * Shows that the balance is too low, and a button to the cashier when the page is in a frame of the app.
 * @param {{ insufficient: string }} messages
 */
export function showBalanceTooLow(messages) {
  showMessage(messages.insufficient, 'alert');
  cashier.hidden = !hasParent();
}

/**
 * Sets the fixed texts: labels, names of buttons, the rules.
 * @param {Pick<import('./messages.js').Messages, 'tag' | 'balance' | 'win' | 'stake' | 'spin' | 'rules' | 'greatWin' | 'again' | 'deposit' | 'how' | 'fair' | 'keys' | 'close' | 'sound' | 'less' | 'more'>} messages
 */
export function setLabels(messages) {
  document.documentElement.lang = messages.tag;
  /** @type {Record<string, string>} */
  const texts = {
    'balance-label': messages.balance,
    'win-label': messages.win,
    'stake-label': messages.stake,
    'spin-label': messages.spin,
    'sheet-title': messages.rules,
    'flourish-title': messages.greatWin,
    again: messages.again,
    cashier: messages.deposit,
    how: messages.how,
    fair: messages.fair,
    keys: messages.keys,
  };
  for (const [id, text] of Object.entries(texts)) byId(id, HTMLElement).textContent = text;
  /** @type {Record<string, string>} */
  const names = {
    close: messages.close,
    sound: messages.sound,
    rules: messages.rules,
    less: messages.less,
    more: messages.more,
    'sheet-close': messages.close,
  };
  for (const [id, name] of Object.entries(names))
    byId(id, HTMLElement).setAttribute('aria-label', name);
}

/**
 * Returns a formatter of pesos for a language, with Latin digits. `short` omits centavos that are zero.
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
  return (centavos) => format.format(centavos / 100).replace('-', '−');
}
