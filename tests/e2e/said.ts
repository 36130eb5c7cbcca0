import type { BrowserContext } from '@playwright/test';
import { expect } from './fixtures.ts';

type ListeningWindow = Window & { noteSaid?: (words: string) => void };

/**
 * Notes in a page what a screen reader says by itself: changes of live regions that were there before, alerts, and dialogs
 * that the focus enters.
 */
function watchSaid(): void {
  const whole = '[role="status"], [role="alert"]';
  const regions = `${whole}, [role="log"], [aria-live="polite"], [aria-live="assertive"]`;

  function note(words: string | null | undefined, mark = ''): void {
    const text = words?.replaceAll(/\s+/g, ' ').trim() ?? '';
    if (text !== '') (window as ListeningWindow).noteSaid?.(`${mark}${text}`);
  }

  function sayRegion(region: Element, added: readonly Element[]): void {
    const isHidden = region.closest('[aria-hidden="true"], [inert]') !== null;
    if (!region.isConnected || isHidden || !region.checkVisibility()) return;
    if (region.matches(whole)) return note(region.textContent);
    const parts = added.filter((own) => region.contains(own) && !own.closest('[inert]'));
    note(parts.map((own) => own.textContent).join(' '));
  }

  new MutationObserver((changes) => {
    const added = changes
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node) => node instanceof Element);
    const changed = new Set<Element>();
    for (const { target, type, addedNodes } of changes) {
      const place = target instanceof Element ? target : target.parentElement;
      const region = place?.closest(regions);
      // A region that comes with its words is not read out, except an alert.
      const isNew = region && added.some((element) => element.contains(region));
      if (region && !isNew && (type === 'characterData' || addedNodes.length > 0)) {
        changed.add(region);
      }
    }
    for (const element of added) {
      if (element.matches('[role="alert"]')) changed.add(element);
      for (const alert of element.querySelectorAll('[role="alert"]')) changed.add(alert);
    }
    for (const region of changed) sayRegion(region, added);
  }).observe(document, { childList: true, subtree: true, characterData: true });

  function nameOf(element: Element): string {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const words = ids.map((id) => document.getElementById(id)?.textContent ?? '');
    return element.ariaLabel ?? words.join(' ');
  }

  let dialog: Element | null = null;
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    const entered = target.closest('dialog, [role="dialog"], [role="alertdialog"]');
    if (entered !== null && entered !== dialog) note(nameOf(entered), 'dialog: ');
    dialog = entered;
  });
}

/** Listens to all pages of a context from now on. Returns the words in the order in which they are said. */
export async function listenTo(context: BrowserContext): Promise<string[]> {
  const said: string[] = [];
  await context.exposeFunction('noteSaid', (words: string) => void said.push(words));
  await context.addInitScript(watchSaid);
  return said;
}

/** Expects all that was said, in its order. A pattern stands for words with numbers that differ from run to run. */
export async function expectSaid(
  said: readonly string[],
  words: readonly (string | RegExp)[],
): Promise<void> {
  const expected = words.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one)));
  await expect(() => expect(said).toEqual(expected)).toPass({ timeout: 25_000 });
}
