import { make, makeButton } from './dom.ts';
import { hasParent, postToParent } from './parent.ts';
import type { Win } from './calls.ts';
import { languageTag, text } from './texts/texts.ts';

const path = /(?<=^|[\s(])\/[\w/.-]*(?:\?[\w=&%.-]*)?/g;

let pages: ReadonlySet<string> = new Set();

/** Sets the paths of the app, which texts may link to. */
export function setPages(known: string[]) {
  pages = new Set(known.filter((page) => page !== '/'));
}

const isPage = (found: string) => pages.has(found.split('?')[0] ?? '');

/** The text of a message as nodes: paths of the app are links, which the app opens. Nothing in a text becomes HTML. */
export function textNodes(written: string): (string | Node)[] {
  const nodes: (string | Node)[] = [];
  let from = 0;
  for (const { 0: found, index } of written.matchAll(path)) {
    if (!isPage(found) || !hasParent()) continue;
    const link = makeButton('link', found, () => postToParent({ kind: 'chatOpen', path: found }));
    nodes.push(written.slice(from, index), link);
    from = index + found.length;
  }
  return [...nodes, written.slice(from)];
}

/** True for a text of at most three emoji, which is shown larger. */
export function isEmojiOnly(written: string) {
  return (
    written.length < 24 &&
    /\p{Extended_Pictographic}/u.test(written) &&
    !/[\p{L}\p{N}\p{P}]/u.test(written)
  );
}

/** A shared win. */
export function winCard({ game, stake, payout }: Win) {
  const money = new Intl.NumberFormat(`${languageTag()}-u-nu-latn`, {
    style: 'currency',
    currency: 'PHP',
    currencyDisplay: 'narrowSymbol',
  });
  const amount = (centavos: number) => ({ amount: money.format(centavos / 100) });
  return make(
    'span',
    'win',
    make('bdi', 'win-game', game),
    make('strong', 'win-paid', text('win.paid', amount(payout))),
    make('span', 'win-stake', text('win.stake', amount(stake))),
  );
}
