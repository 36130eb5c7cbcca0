import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GatewayError } from '#core/client/gateway-error.ts';
import { createEvents } from '#core/events.ts';
import { createList } from '#core/query/list.ts';
import { renderComponent } from '#tests/support/render-component.tsx';
import { ListView } from './list-view.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets time go on, with the renders and answers in between. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A list of five rows, two a page. The test may make the gateway fail. */
async function openPage({ isPaged = false, isQuiet = false, rows = 5 } = {}) {
  const gateway = { isDown: false, events: createEvents() };
  const all = Array.from({ length: rows }, (_, index) => ({ id: `Row ${index + 1}` }));
  const list = createList({
    filter: null,
    size: 2,
    async call(_, { page, size }) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (gateway.isDown) throw new GatewayError({ kind: 'unavailable', status: 503 });
      const start = (page - 1) * size;
      return { rows: all.slice(start, start + size), pages: Math.ceil(rows / size) };
    },
    refreshOn: ['moneyMoved'],
    events: gateway.events,
    now: Date.now,
  });
  const pages = { label: 'Pages', onTurn: (page: number) => void list.turn(page) };
  renderComponent(
    <ListView
      list={list}
      placeholder={<p>Loading</p>}
      empty={<p>Empty</p>}
      isQuiet={isQuiet}
      {...(isPaged && { pages })}
    >
      {(shown) => (
        <ul>
          {shown.map(({ id }) => (
            <li key={id}>{id}</li>
          ))}
        </ul>
      )}
    </ListView>,
  );
  await act(async () => void (isPaged ? list.turn(1) : list.load()));
  expect(screen.getByText('Loading')).toBeTruthy();
  return gateway;
}

const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const click = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const more = () => screen.queryByRole('button', { name: 'Show more' });

it('a list grows up to its last row, and says how many rows there are', async () => {
  await openPage();
  await pass(100);
  expect(rows()).toEqual(['Row 1', 'Row 2']);
  await pass(1_000);
  expect(screen.getByRole('status').textContent).toBe('2 results');
  await click('Show more');
  expect(more()?.getAttribute('aria-busy')).toBe('true');
  await pass(100);
  await click('Show more');
  await pass(100);
  expect(rows()).toHaveLength(5);
  expect(more()).toBeNull();
  await pass(1_000);
  expect(screen.getByRole('status').textContent).toBe('5 results');
});

it('a list without rows shows its empty state', async () => {
  await openPage({ rows: 0 });
  await pass(100);
  expect(screen.getByText('Empty')).toBeTruthy();
});

it('a first page that fails can be asked for again', async () => {
  const gateway = await openPage();
  gateway.isDown = true;
  await pass(100);
  expect(screen.getByRole('alert')).toBeTruthy();
  gateway.isDown = false;
  await click('Try again');
  await pass(100);
  expect(rows()).toEqual(['Row 1', 'Row 2']);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a further page that fails leaves the rows, with a retry of that page below them', async () => {
  const gateway = await openPage();
  await pass(100);
  gateway.isDown = true;
  await click('Show more');
  await pass(100);
  expect(rows()).toEqual(['Row 1', 'Row 2']);
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(screen.queryByText(/^Saved/)).toBeNull();
  expect(more()).toBeNull();
  gateway.isDown = false;
  await click('Try again');
  await pass(100);
  expect(rows()).toHaveLength(4);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(more()).toBeTruthy();
});

it('a refresh that fails leaves the rows, and is repeated by itself', async () => {
  const gateway = await openPage();
  await pass(100);
  await click('Show more');
  await pass(100);
  gateway.isDown = true;
  await act(async () => gateway.events.emit('moneyMoved'));
  await pass(100);
  expect(screen.getByText(/^Saved/)).toBeTruthy();
  expect(rows()).toHaveLength(4);
  expect(screen.getByRole('alert')).toBeTruthy();
  gateway.isDown = false;
  await pass(5_000);
  expect(rows()).toHaveLength(4);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a list of single pages has their navigation', async () => {
  await openPage({ isPaged: true });
  await pass(100);
  await click('Next page');
  await pass(100);
  expect(rows()).toEqual(['Row 3', 'Row 4']);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy();
  expect(more()).toBeNull();
});

it.each([
  [false, ['2 results']],
  [true, []],
])('a list that is quiet, %s, says %j after its first rows', async (isQuiet, words) => {
  await openPage({ isQuiet });
  await pass(5_000);
  expect(screen.queryAllByRole('status').map(({ textContent }) => textContent)).toEqual(words);
});
