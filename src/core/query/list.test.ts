import { describe, expect, it } from 'vitest';
import { GatewayError } from '../client/gateway-error.ts';
import type { CachedValue, CacheEntry } from '../cache/cache.ts';
import { createEvents } from '../events.ts';
import { createList, type ListPage, type ListValue, type PageRequest } from './list.ts';

interface Row {
  readonly id: string;
  readonly words?: string;
}

/** Lets the requests answer that are under way. */
const settle = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** A gateway with rows by filter, read by key or by number. The test may change its rows and make it fail. */
function openGateway() {
  const gateway = {
    rows: { a: idsTo(7), b: ['x', 'y'].map((id): Row => ({ id })) } as Record<string, Row[]>,
    fails: false,
    now: 100,
    requests: [] as PageRequest[],
  };
  async function call(filter: string, request: PageRequest): Promise<readonly Row[]> {
    gateway.requests.push(request);
    const all = gateway.rows[filter] ?? [];
    await settle();
    if (gateway.fails) throw new GatewayError({ kind: 'offline' });
    const start =
      request.after === null
        ? (request.page - 1) * request.size
        : all.findIndex(({ id }) => id === request.after);
    return all.slice(start, start + request.size);
  }
  async function byKey(filter: string, request: PageRequest): Promise<ListPage<Row, null>> {
    const all = gateway.rows[filter] ?? [];
    const rows = await call(filter, request);
    return { rows, next: all[all.findIndex(({ id }) => id === rows.at(-1)?.id) + 1]?.id ?? null };
  }
  async function byNumber(filter: string, request: PageRequest): Promise<ListPage<Row, null>> {
    const pages = Math.ceil((gateway.rows[filter] ?? []).length / request.size);
    return { rows: await call(filter, request), pages, asOf: gateway.now };
  }
  return { gateway, byKey, byNumber };
}

const idsTo = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: String(index + 1) }));

/** A cache of one entry a filter. */
function openEntries() {
  const kept = new Map<string, CachedValue<ListValue<Row>>>();
  const entry = (key: string): CacheEntry<ListValue<Row>> => ({
    key,
    read: async () => kept.get(key) ?? null,
    write: async (value) => void kept.set(key, value),
  });
  return { kept, entry };
}

type Way = 'byKey' | 'byNumber';

function open({ way = 'byKey' as Way, entries = openEntries() } = {}) {
  const { gateway, ...ways } = openGateway();
  const events = createEvents();
  const list = createList<Row, string>({
    filter: 'a',
    size: 2,
    ...(way === 'byKey' && { most: 4 }),
    call: ways[way],
    keep: entries.entry,
    refreshOn: ['moneyMoved', 'online'],
    events,
    now: () => gateway.now,
  });
  const ids = () => list.state.rows.map(({ id }) => id).join(' ');
  const lastRequest = () => gateway.requests.at(-1);
  return { list, gateway, events, ids, lastRequest, kept: entries.kept };
}

async function openTwoPages(way: Way) {
  const opened = open({ way });
  await opened.list.load();
  await opened.list.loadMore();
  expect(opened.ids()).toBe('1 2 3 4');
  return opened;
}

describe.each(['byKey', 'byNumber'] as const)('a list that is read %s', (way) => {
  it('grows page by page up to the last', async () => {
    const { list, gateway, ids } = open({ way });
    await list.load();
    expect(list.state).toMatchObject({ phase: 'ready', hasMore: true, at: 100 });
    for (let count = 0; count < 9; count += 1) await list.loadMore();
    expect(ids()).toBe('1 2 3 4 5 6 7');
    expect(list.state.hasMore).toBe(false);
    expect(gateway.requests).toHaveLength(4);
  });

  it('asks for one page at a time', async () => {
    const { list, gateway, ids } = open({ way });
    await list.load();
    await Promise.all([list.loadMore(), list.loadMore()]);
    expect(ids()).toBe('1 2 3 4');
    expect(gateway.requests).toHaveLength(2);
  });

  it('shows a row once that comes again on the next page, as it came last', async () => {
    const { list, gateway, ids } = open({ way });
    await list.load();
    gateway.rows['a'] = [{ id: '0' }, { id: '1' }, { id: '2', words: 'new' }, { id: '3' }];
    list.state.next = '2';
    await list.loadMore();
    expect(ids()).toBe('1 2 3');
    expect(list.state.rows[1]).toEqual({ id: '2', words: 'new' });
  });

  it('keeps its rows when a page fails, and repeats that page', async () => {
    const { list, gateway, ids } = await openTwoPages(way);
    gateway.fails = true;
    await list.loadMore();
    expect(list.state).toMatchObject({ phase: 'failed', isMore: true });
    expect(ids()).toBe('1 2 3 4');
    gateway.fails = false;
    await list.retry();
    expect(list.state).toMatchObject({ phase: 'ready', failure: null });
    expect(ids()).toBe('1 2 3 4 5 6');
  });

  it('repeats a refresh that has failed, and keeps its rows meanwhile', async () => {
    const { list, gateway, events, ids } = await openTwoPages(way);
    gateway.fails = true;
    events.emit('moneyMoved');
    await expect.poll(() => list.state.phase).toBe('failed');
    expect(list.state.isMore).toBe(false);
    expect(ids()).toBe('1 2 3 4');
    gateway.fails = false;
    gateway.rows['a'] = [{ id: '0' }, ...idsTo(7)];
    await list.retry();
    expect(ids()).toBe('0 1 2 3');
  });

  it('reads as many rows as are shown when an event refreshes it', async () => {
    const { list, gateway, events, ids } = await openTwoPages(way);
    gateway.rows['a'] = [{ id: '0' }, { id: '1', words: 'new' }, ...idsTo(7).slice(1)];
    events.emit('moneyMoved');
    await expect.poll(ids).toBe('0 1 2 3');
    expect(list.state.rows[1]).toEqual({ id: '1', words: 'new' });
    await list.loadMore();
    expect(ids()).toBe('0 1 2 3 4 5');
  });

  it('reads the further page too that is under way when an event refreshes it', async () => {
    const { list, events, ids } = open({ way });
    await list.load();
    const more = list.loadMore();
    events.emit('moneyMoved');
    await more;
    await expect.poll(() => list.state.phase).toBe('ready');
    expect(ids()).toBe('1 2 3 4');
  });

  it('drops the answer to an earlier filter, and its further page', async () => {
    const { list, ids } = open({ way });
    const first = list.load('a');
    await Promise.all([first, list.load('b')]);
    expect(ids()).toBe('x y');
    await list.load('a');
    const more = list.loadMore();
    const other = list.load('b');
    expect(ids()).toBe('');
    await Promise.all([more, other]);
    expect(ids()).toBe('x y');
    expect(list.state).toMatchObject({ filter: 'b', phase: 'ready' });
  });

  it('shows the kept copy of its filter at once with its age, and goes on from it', async () => {
    const entries = openEntries();
    const before = open({ way, entries });
    await before.list.load();
    const { list, gateway, ids } = open({ way, entries });
    gateway.now = 900;
    const loaded = list.load();
    await expect.poll(ids).toBe('1 2');
    expect(list.state).toMatchObject({ phase: 'loading', at: 100 });
    await loaded;
    expect(list.state.at).toBe(900);
    gateway.fails = true;
    await list.load('b');
    expect(list.state).toMatchObject({ phase: 'failed', at: null, rows: [] });
    await list.load('a');
    expect(list.state).toMatchObject({ phase: 'failed', at: 900 });
    gateway.fails = false;
    await list.loadMore();
    expect(ids()).toBe('1 2 3 4');
  });

  it('is empty after a sign-out, also when a page was under way', async () => {
    const { list, events } = await openTwoPages(way);
    const more = list.loadMore();
    events.emit('signedOut');
    await more;
    expect(list.state).toMatchObject({ phase: 'idle', rows: [], page: 0, hasMore: false });
    await list.turn(1, 'b');
    events.emit('signedOut');
    expect(list.state).toMatchObject({ filter: 'a', rows: [] });
  });
});

it('a refresh of many rows takes as few requests as the gateway allows', async () => {
  const { list, gateway, ids } = open();
  await list.load();
  while (list.state.hasMore) await list.loadMore();
  gateway.requests = [];
  await list.load();
  expect(ids()).toBe('1 2 3 4 5 6 7');
  expect(gateway.requests.map(({ size, after }) => [size, after])).toEqual([
    [4, null],
    [4, '5'],
  ]);
});

it('a list of a gateway that goes on without rows ends', async () => {
  const { list, gateway, ids } = await openTwoPages('byNumber');
  gateway.rows['a'] = [];
  const { length } = gateway.requests;
  list.state.pages = 9;
  await list.load();
  expect(ids()).toBe('');
  expect(gateway.requests.length - length).toBeLessThanOrEqual(2);
});

it('rows without a name are all shown', async () => {
  const { list, gateway } = open();
  gateway.rows['b'] = [{ id: '' }, { id: '' }];
  await list.load('b');
  expect(list.state.rows).toHaveLength(2);
});

describe('a page in place of the others', () => {
  it('is read by the key where it follows the one shown, and else by its number', async () => {
    const { list, ids, lastRequest } = open();
    await list.turn(1);
    await list.turn(2);
    expect([ids(), lastRequest()?.after]).toEqual(['3 4', '3']);
    await list.turn(4);
    expect([ids(), lastRequest()?.after]).toEqual(['7', null]);
    expect(list.state.page).toBe(4);
  });

  it('has the time of the first page; the first page and another filter set it anew', async () => {
    const { list, gateway, lastRequest } = open({ way: 'byNumber' });
    await list.turn(1);
    gateway.now = 200;
    await list.turn(2);
    await list.turn(3);
    expect(lastRequest()?.asOf).toBe(100);
    await list.turn(1);
    await list.turn(2);
    expect(lastRequest()?.asOf).toBe(200);
    await list.turn(2, 'b');
    expect(lastRequest()?.asOf).toBeNull();
  });

  it('is read again when an event refreshes it, or after a failure', async () => {
    const { list, gateway, events, ids } = open({ way: 'byNumber' });
    await list.turn(2);
    gateway.rows['a'] = [{ id: '0' }, ...idsTo(7)];
    events.emit('moneyMoved');
    await expect.poll(ids).toBe('2 3');
    gateway.fails = true;
    await list.turn(3);
    expect(ids()).toBe('2 3');
    gateway.fails = false;
    await list.retry();
    expect(ids()).toBe('4 5');
  });
});

it('a change of the rows is shown and kept', async () => {
  const { list, ids, kept } = open();
  await list.load();
  await list.change((rows) => rows.filter(({ id }) => id !== '1'));
  expect(ids()).toBe('2');
  expect(kept.get('a')).toMatchObject({ at: 100, value: { rows: [{ id: '2' }], next: '3' } });
});
