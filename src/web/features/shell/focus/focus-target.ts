/** Content that the focus was in, and that is gone. */
export interface LostPlace {
  /** The closest ancestor that is still in the page. */
  readonly place: Element;
  /** The next and the previous node of an item of a list that is gone. Null for other content. */
  readonly beside: readonly [next: Node | null, previous: Node | null] | null;
}

const headings = 'h1, h2, h3, h4, h5, h6, [role="heading"]';
const group = '[role="group"]';
const items = `li, tr, article, [role="listitem"], [role="row"], ${group} > button`;
const controls =
  'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

const isElement = (node: Node | null): node is HTMLElement => node instanceof HTMLElement;

const isItem = (element: Element): boolean => element.matches(items);

/** Returns true for an item of a list or a group. `parent` is where it stands, or stood. */
export const isItemOf = (parent: Element, element: Element): boolean =>
  isItem(element) || (parent.matches(group) && element.matches('button'));

/** Returns false for elements that are gone, hidden or switched off. */
export function canHaveFocus(element: Element): boolean {
  if (!element.isConnected || element.closest('[hidden], [inert]') !== null) return false;
  return !element.hasAttribute('disabled') && (element.checkVisibility?.() ?? true);
}

function firstIn(root: Element, selector: string): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>(selector)].find(canHaveFocus);
}

/** The first control of an item, or the item. */
function inItem(item: HTMLElement): HTMLElement | undefined {
  if (!canHaveFocus(item)) return undefined;
  return item.matches(controls) ? item : (firstIn(item, controls) ?? item);
}

function besideItem({ beside }: LostPlace): HTMLElement | undefined {
  for (const [nth, start] of (beside ?? []).entries()) {
    for (let node = start; node?.isConnected;) {
      const found = isElement(node) && isItem(node) ? inItem(node) : undefined;
      if (found) return found;
      node = nth === 0 ? node.nextSibling : node.previousSibling;
    }
  }
  return undefined;
}

/** The heading above a place inside an ancestor, or the first one of the ancestor. */
function headingOf(ancestor: Element, place: Element): HTMLElement | undefined {
  const all = [...ancestor.querySelectorAll<HTMLElement>(headings)].filter(canHaveFocus);
  const isAbove = (heading: Element) =>
    (heading.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return all.findLast(isAbove) ?? all[0];
}

function newIn(added: readonly Node[], within: Element, selector: string): HTMLElement | undefined {
  const inside = added.filter(isElement).filter((node) => node !== within && within.contains(node));
  for (const node of inside) {
    if (node.matches(selector) && canHaveFocus(node)) return node;
    const found = firstIn(node, selector);
    if (found) return found;
  }
  return undefined;
}

/** The control with `data-first` among nodes that have just been added inside an element. */
export const newFirst = (added: readonly Node[], within: Element): HTMLElement | undefined =>
  newIn(added, within, '[data-first]');

/** The control with `data-first`, or else the first heading, among nodes that have just been added inside an element. */
export const newTarget = (added: readonly Node[], within: Element): HTMLElement | undefined =>
  newFirst(added, within) ?? newIn(added, within, headings);

/** The first item that has just been added to a list inside an element. */
function newItem(added: readonly Node[], within: Element): HTMLElement | undefined {
  const item = added.filter(isElement).find((node) => isItem(node) && within.contains(node));
  return item && inItem(item);
}

/**
 * Finds where the focus goes on after content that is gone: the next item of its list, a new heading or item, the
 * heading above it, or the item that it was a part of. The closest one wins.
 */
export function targetAfter(lost: LostPlace, added: readonly Node[]): HTMLElement | undefined {
  // A chip of a group comes back as another one.
  const changed = lost.place.matches(group) ? newItem(added, lost.place) : undefined;
  const next = changed ?? besideItem(lost);
  if (next) return next;
  for (let place: Element | null = lost.place; place !== null; place = place.parentElement) {
    const found = newTarget(added, place) ?? newItem(added, place) ?? headingOf(place, lost.place);
    if (found) return found;
    if (!isElement(place) || !canHaveFocus(place)) continue;
    if (isItem(place) || place.matches('dialog, main')) return place;
  }
  return document.querySelector('main') ?? undefined;
}
