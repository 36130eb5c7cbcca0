// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { createStake } from './client/stake/stake.ts';

const control = <Kind extends Element>(selector: string): Kind => {
  const found = document.querySelector<Kind>(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  return found;
};

const button = (name: string): HTMLButtonElement => {
  const all = [...document.querySelectorAll('dialog button')];
  const found = all.find(({ textContent }) => textContent === name);
  if (!(found instanceof HTMLButtonElement)) throw new Error(`There is no button ${name}`);
  return found;
};

const isOpen = () => control<HTMLDialogElement>('dialog').open;

function type(text: string): void {
  const field = control<HTMLInputElement>('.stake-input');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const changes: number[] = [];

/** A stake of 1 to 500 pesos, with 300 pesos on the balance. */
function openStake() {
  const typed = {
    bounds: { least: 100, most: 50_000, step: 100 },
    balance: () => 30_000,
  };
  return createStake(
    [100, 500, 1_000],
    (centavos) => `₱${centavos / 100}`,
    (centavos) => changes.push(centavos),
    typed,
  );
}

beforeEach(() => {
  changes.length = 0;
  document.body.innerHTML =
    '<button id="less"></button><button id="stake-open"><output id="stake"></output></button><button id="more"></button>';
});

it('takes a typed stake that no step offers', () => {
  const stake = openStake();
  control<HTMLButtonElement>('#stake-open').click();
  expect(isOpen()).toBe(true);
  expect(control<HTMLInputElement>('.stake-input').value).toBe('1');
  type('₱37');
  button('Use this stake').click();
  expect(isOpen()).toBe(false);
  expect(stake.current()).toBe(3_700);
  expect(changes).toEqual([3_700]);
  expect(control('#stake').textContent).toBe('₱37');
  control<HTMLButtonElement>('#more').click();
  expect(control<HTMLButtonElement>('#more').disabled).toBe(true);
  control<HTMLButtonElement>('#less').click();
  expect(stake.current()).toBe(1_000);
});

it('the game does not use a stake outside of the bounds', () => {
  const stake = openStake();
  control<HTMLButtonElement>('#stake-open').click();
  for (const text of ['', '0', '501']) {
    type(text);
    expect(button('Use this stake').disabled).toBe(true);
    expect(control('.stake-input').getAttribute('aria-invalid')).toBe('true');
  }
  expect(control('.stake-note').textContent).toBe('From ₱1 to ₱500, in steps of ₱1.');
  button('×').click();
  expect(isOpen()).toBe(false);
  expect(stake.current()).toBe(100);
  expect(changes).toEqual([]);
});

it('the stake has shortcuts, whose most is what the balance allows', () => {
  const stake = openStake();
  control<HTMLButtonElement>('#stake-open').click();
  const field = control<HTMLInputElement>('.stake-input');
  const values = ['Max', '½', '+50', '×2', 'Clear', '+10'].map((name) => {
    button(name).click();
    return field.value;
  });
  expect(values).toEqual(['300', '150', '200', '300', '0', '10']);
  button('Use this stake').click();
  expect(stake.current()).toBe(1_000);
});
