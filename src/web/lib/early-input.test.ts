// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { expect, it, vi } from 'vitest';

it('repeats once what was typed and pressed before the program, and nothing that it answers itself', async () => {
  document.body.innerHTML = `<div id="app"><form>
    <input type="text"><input type="checkbox"><button type="button">Pause</button><button type="button">Filters</button>
    <button type="button" popovertarget="menu">Menu</button><a href="/live">Live</a><a href="/rng">Slots</a>
  </form></div>`;
  runInThisContext(readFileSync('public/boot.js', 'utf8'));
  const [field, box] = document.querySelectorAll('input');
  const [before, button] = document.querySelectorAll('button');
  const form = document.querySelector('form');
  if (!field || !box || !before || !button || !form) throw new Error('The page has no form.');
  field.value = 'juan';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  box.click();
  before.click();
  button.click();
  button.click();
  // The browser follows a link, until the program hydrates the page.
  const [early, link] = document.querySelectorAll('a');
  const app = document.querySelector<HTMLElement>('#app');
  if (!early || !link || !app) throw new Error('The page has no link.');
  const isFollowed = (of: Element, init?: MouseEventInit): boolean =>
    of.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  const order: (string | null)[] = [];
  link.addEventListener('click', () => order.push(link.textContent));
  expect(isFollowed(early)).toBe(true);
  app.dataset.hydrates = '';
  expect([isFollowed(link, { ctrlKey: true }), isFollowed(link)]).toEqual([true, false]);
  // The browser has opened the menu by itself: a second press would close it.
  const ofMenu = document.querySelector<HTMLElement>('[popovertarget]');
  ofMenu?.click();
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(true);

  const repeat = globalThis.takeEarlyInput();
  const typed = vi.fn();
  order.length = 0;
  const pressed = vi.fn(() => order.push(button.textContent));
  before.addEventListener('click', () => order.push(before.textContent));
  const menuPressed = vi.fn();
  ofMenu?.addEventListener('click', menuPressed);
  field.addEventListener('input', typed);
  button.addEventListener('click', pressed);
  // The program loses a text that it has not seen.
  field.value = '';
  box.checked = false;
  repeat();
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  expect(order).toEqual(['Pause', 'Filters', 'Slots']);
  expect(menuPressed).not.toHaveBeenCalled();
  expect([field.value, box.checked, typed.mock.calls.length]).toEqual(['juan', true, 1]);
  button.click();
  repeat();
  await new Promise((done) => setTimeout(done, 10));
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('repeats a press on the same control of a page that the program has rendered again', async () => {
  const star = '<button aria-label="Favourite: Keeper"><svg></svg></button>';
  document.body.innerHTML = `<div id="app"><button>All</button><button>Sports</button>${star}</div>`;
  runInThisContext(readFileSync('public/boot.js', 'utf8'));
  document.querySelectorAll('button')[1]?.click();
  document.querySelectorAll('button')[2]?.click();
  const menu = '<button aria-label="Menu"><svg></svg></button>';
  document.body.innerHTML = `<div id="app">${menu}<button>Sports</button>${star}<button>All</button></div>`;
  const pressed: string[] = [];
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () =>
      pressed.push(button.getAttribute('aria-label') ?? button.textContent),
    );
  }
  globalThis.takeEarlyInput()();
  await vi.waitFor(() => expect(pressed).toEqual(['Sports', 'Favourite: Keeper']));
});
