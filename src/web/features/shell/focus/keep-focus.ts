import {
  canHaveFocus,
  isItemOf,
  type LostPlace,
  newFirst,
  newTarget,
  targetAfter,
} from './focus-target.ts';

/** The focus stands on a substitute. It goes on when what belongs there appears, unless the player does something first. */
interface Waiting {
  /** The place of the content that is gone. */
  readonly place: Element;
  /** The control that is gone, hidden or switched off. */
  readonly control: Element;
  readonly substitute: HTMLElement;
  /** The place was empty or had a placeholder. */
  readonly isLoading: boolean;
}

function pathOf(element: Element): Element[] {
  const path: Element[] = [];
  for (let node: Element | null = element; node !== null; node = node.parentElement)
    path.push(node);
  return path;
}

/** Focuses an element, also one that the keyboard does not reach, and brings it into view. */
function moveFocus(target: HTMLElement): void {
  const isMain = target.matches('main');
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: isMain });
}

/** A placeholder, or nothing yet. */
function isLoading(place: Element): boolean {
  if (!place.isConnected) return false;
  return (
    place.childElementCount === 0 ||
    place.querySelector('[aria-busy="true"], [data-shape][aria-hidden="true"]') !== null
  );
}

/** The place of content that is gone, by the path that it had. */
function placeOf(path: readonly Element[], records: readonly MutationRecord[]): LostPlace | null {
  const nth = path.findIndex((element) => element.isConnected && canHaveFocus(element));
  const [place, removed] = [path[nth], path[nth - 1]];
  if (place === undefined) return null;
  const record = records.find(({ removedNodes }) =>
    [...removedNodes].some((one) => one === removed),
  );
  if (!record || !removed || !isItemOf(place, removed)) return { place, beside: null };
  return { place, beside: [record.nextSibling, record.previousSibling] };
}

const addedBy = (records: readonly MutationRecord[]): Node[] =>
  records.flatMap(({ addedNodes }) => [...addedNodes]);

let waiting: Waiting | null = null;

/** Returns true for an element that has the focus only because the element that had it is gone. */
export const isSubstitute = (element: Element): boolean => waiting?.substitute === element;

/** Moves the focus for good: it does not go on to content that is loading. */
export function settleFocus(target: HTMLElement): void {
  waiting = null;
  moveFocus(target);
}

/**
 * Keeps the focus in the content of the page. Browsers give it to the body when the focused element is removed, hidden or
 * switched off: the keyboard then begins at the top, and screen readers are silent. Here it goes to the next item or to the
 * heading of what replaced the content, see `targetAfter`. Code that moves the focus itself wins.
 *
 * Returns a function that ends it.
 */
export function keepFocus(): () => void {
  let last: Element | null = null;
  let path: Element[] = [];

  function arrive({ target }: { target: EventTarget | null }): void {
    if (!(target instanceof Element) || target === document.body) return;
    last = target;
    path = pathOf(target);
    if (waiting?.substitute !== target) waiting = null;
  }

  /** A player who presses an empty part of the page wants no focus. */
  function leave({ target }: FocusEvent): void {
    queueMicrotask(() => {
      if (last === target && last && canHaveFocus(last) && isNowhere()) last = null;
    });
  }

  const isNowhere = () => [null, document.body].includes(document.activeElement as HTMLElement);
  const isLost = () => isNowhere() || document.activeElement === last;

  function watch(records: readonly MutationRecord[]): void {
    if (waiting !== null) goOn(records, waiting);
    if (last === null || canHaveFocus(last) || !isLost()) return;
    const lost = placeOf(path, records);
    const target = lost && targetAfter(lost, addedBy(records));
    if (!lost || !target) return;
    const { place } = lost;
    waiting = { place, control: last, substitute: target, isLoading: isLoading(place) };
    moveFocus(target);
  }

  function goOn(records: readonly MutationRecord[], wait: Waiting): void {
    const { place, control, substitute } = wait;
    if (document.activeElement !== substitute) return void (waiting = null);
    const added = addedBy(records);
    const isBack = canHaveFocus(control) && control instanceof HTMLElement;
    const loaded = wait.isLoading ? newTarget(added, place) : undefined;
    const first = newFirst(added, substitute.closest('dialog, main') ?? document.body);
    const target = isBack ? control : (loaded ?? first);
    if (target) moveFocus(target);
    else waiting = { ...wait, isLoading: wait.isLoading && isLoading(place) };
  }

  arrive({ target: document.activeElement });
  const forget = () => void (waiting = null);
  const observer = new MutationObserver(watch);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
  document.addEventListener('focusin', arrive);
  document.addEventListener('focusout', leave);
  document.addEventListener('keydown', forget);
  document.addEventListener('pointerdown', forget);
  return () => {
    forget();
    observer.disconnect();
    document.removeEventListener('focusin', arrive);
    document.removeEventListener('focusout', leave);
    document.removeEventListener('keydown', forget);
    document.removeEventListener('pointerdown', forget);
  };
}
