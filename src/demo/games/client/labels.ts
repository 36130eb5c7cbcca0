import { byId } from './elements.ts';
import { hasParent, notifyParent } from './parent.ts';
import type { Messages } from './game-messages.ts';

const message = byId('message', HTMLParagraphElement);
const result = byId('result', HTMLParagraphElement);
const cashier = byId('cashier', HTMLButtonElement);

/** Opens the cashier for real money, and restarts the trial for play money. */
cashier.addEventListener('click', () =>
  notifyParent(document.body.dataset['money'] === 'play' ? 'parola:again' : 'parola:cashier'),
);

/** Shows a message. Screen readers announce it, except for a `detail`, which keeps the tone of the message before it. */
export function showMessage(text: string, tone: 'plain' | 'gain' | 'alert' | 'detail' = 'plain') {
  cashier.hidden = true;
  message.textContent = text;
  if (tone === 'detail') return;
  message.dataset['tone'] = tone;
  result.textContent = text;
}

/** Shows that the balance is too low, and a button to the cashier when the page is in a frame of the app. */
export function showBalanceTooLow(messages: { insufficient: string }) {
  showMessage(messages.insufficient, 'alert');
  cashier.hidden = !hasParent();
}

/** Sets the fixed texts: labels, names of buttons, the rules. */
export function setLabels(
  messages: Pick<
    Messages,
    | 'tag'
    | 'balance'
    | 'win'
    | 'stake'
    | 'spin'
    | 'rules'
    | 'greatWin'
    | 'again'
    | 'deposit'
    | 'how'
    | 'fair'
    | 'keys'
    | 'close'
    | 'sound'
    | 'less'
    | 'more'
  >,
) {
  document.documentElement.lang = messages.tag;
  const texts: Record<string, string> = {
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
  const names: Record<string, string> = {
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

/** Returns a formatter of pesos for a language, with Latin digits. `short` omits centavos that are zero. */
export function pesoFormat(tag: string, short = false): (centavos: number) => string {
  const format = new Intl.NumberFormat(`${tag}-u-nu-latn`, {
    style: 'currency',
    currency: 'PHP',
    currencyDisplay: 'narrowSymbol',
    ...(short ? { trailingZeroDisplay: 'stripIfInteger' as const } : {}),
  });
  return (centavos) => format.format(centavos / 100).replace('-', '−');
}
