import { is, parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { rowPlace } from './model/record-period.ts';
import { isUuid, uuid } from './uuid.ts';

const id = '0198f3c2-7a10-7c31-9d2e-0a1b2c3d4e5f';
const others = ['', '-'.repeat(36), id.replaceAll('-', ''), ` ${id}`, `${id}\n`, `${id}0`];

describe('a UUID', () => {
  it('has one spelling, which a request in capital letters gets too', () => {
    expect(parse(uuid, id.toUpperCase())).toBe(id);
    expect([isUuid(id), isUuid(id.toUpperCase())]).toEqual([true, false]);
  });

  it.each(others)('is no other text: %j', (other) => {
    expect([is(uuid, other), isUuid(other)]).toEqual([false, false]);
  });
});

describe('the place of a row', () => {
  it('has a whole UUID, so that the store can read it', () => {
    const place = rowPlace(String.raw`_\w{1,9}`);
    expect(is(place, `17_${id}_bet`)).toBe(true);
    for (const other of others) expect(is(place, `17_${other}_bet`)).toBe(false);
  });
});
