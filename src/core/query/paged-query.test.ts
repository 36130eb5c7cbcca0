import { describe, expect, it } from 'vitest';
import { proxy } from 'valtio/vanilla';
import { GatewayError } from '../client/gateway-error.ts';
import { createEvents } from '../events.ts';
import { createPagedQuery, type PagedState } from './paged-query.ts';
import { idle } from './query.ts';

interface State extends PagedState {
  items: readonly number[];
}

/** Three pages of one number each. The test may make a page fail or change the key. */
function open() {
  const is = { now: 100, key: 'a', failing: 0 };
  const asked: number[] = [];
  const state = proxy<State>({ ...idle(), items: [], page: 0, pages: 0 });
  async function fetchPage(page: number) {
    asked.push(page);
    await Promise.resolve();
    if (is.failing === page) throw new GatewayError({ kind: 'offline' });
    return { items: [page], page, pages: 3 };
  }
  const query = createPagedQuery({
    state,
    empty: { items: [], page: 0, pages: 0 },
    key: () => is.key,
    call: () => fetchPage(1),
    async append(page) {
      const more = await fetchPage(page);
      return { ...more, items: [...state.items, ...more.items] };
    },
    show: (page) => page,
    events: createEvents(),
    now: () => is.now,
  });
  return { query, state, asked, is };
}

describe('a paged query', () => {
  it('adds page after page, up to the last', async () => {
    const { query, state, asked } = open();
    await query.load();
    for (let count = 0; count < 4; count += 1) await query.loadMore();
    expect(state).toMatchObject({ phase: 'ready', items: [1, 2, 3], page: 3 });
    expect(asked).toEqual([1, 2, 3]);
  });

  it('asks for one page at a time', async () => {
    const { query, state, asked } = open();
    await query.load();
    await Promise.all([query.loadMore(), query.loadMore()]);
    expect(asked).toEqual([1, 2]);
    expect(state.items).toEqual([1, 2]);
  });

  it('keeps the pages that it has when the next one fails, and can try again', async () => {
    const { query, state, is } = open();
    await query.load();
    is.failing = 2;
    await query.loadMore();
    expect(state).toMatchObject({ phase: 'failed', items: [1], page: 1 });
    is.failing = 0;
    await query.loadMore();
    expect(state).toMatchObject({ phase: 'ready', items: [1, 2], failure: null });
  });

  it('ignores a page of a list that was replaced meanwhile', async () => {
    const { query, state, is } = open();
    await query.load();
    const more = query.loadMore();
    is.key = 'b';
    await Promise.all([more, query.load()]);
    expect(state).toMatchObject({ phase: 'ready', items: [1], page: 1 });
  });

  it('is fresh for its key, while it is complete and young enough', async () => {
    const { query, is } = open();
    expect(query.isFresh('a', 10)).toBe(false);
    await query.load();
    expect(query.isFresh('a', 10)).toBe(true);
    expect(query.isFresh('b', 10)).toBe(false);
    is.now = 110;
    expect(query.isFresh('a', 10)).toBe(false);
  });
});
