import { make, makeButton } from './dom.js';
import { hasParent, postToParent } from './parent.js';

const path = /(?<=^|[\s(])\/[\w/.-]*(?:\?[\w=&%.-]*)?/g;

/** @type {ReadonlySet<string>} */
let pages = new Set();

/**
 * Sets the paths of the app, which texts may link to.
 * @param {string[]} known
 */
export function setPages(known) {
  pages = new Set(known.filter((page) => page !== '/'));
}

/** @param {string} found */
const isPage = (found) => pages.has(found.split('?')[0] ?? '');

/**
 * The text of a message as nodes: paths of the app are links, which the app opens. Nothing in a text becomes HTML.
 * @param {string} text
 * @returns {(string | Node)[]}
 */
export function textNodes(text) {
  /** @type {(string | Node)[]} */
  const nodes = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(path)) {
    if (!isPage(found) || !hasParent()) continue;
    const link = makeButton('link', found, () => postToParent({ kind: 'chatOpen', path: found }));
    nodes.push(text.slice(from, index), link);
    from = index + found.length;
  }
  return [...nodes, text.slice(from)];
}

/** True for a text of at most three emoji, which is shown larger. @param {string} text */
export function isEmojiOnly(text) {
  return (
    text.length < 24 && /\p{Extended_Pictographic}/u.test(text) && !/[\p{L}\p{N}\p{P}]/u.test(text)
  );
}

/**
 * A shared win.
 * @param {import('./calls.js').Win} win
 * @param {import('./words.js').Words} words
 */
export function winCard({ game, stake, payout }, words) {
  const money = new Intl.NumberFormat(`${words.tag}-u-nu-latn`, {
    style: 'currency',
    currency: 'PHP',
    currencyDisplay: 'narrowSymbol',
  });
  const amount = (/** @type {string} */ text, /** @type {number} */ centavos) =>
    text.replace('{0}', () => money.format(centavos / 100));
  return make(
    'span',
    'win',
    make('bdi', 'win-game', game),
    make('strong', 'win-paid', amount(words.paid, payout)),
    make('span', 'win-stake', amount(words.stake, stake)),
  );
}
