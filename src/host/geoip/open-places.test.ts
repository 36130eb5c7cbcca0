import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPlaces } from './open-places.ts';

type Value = string | number | { readonly [name: string]: Value };

/** Encodes a value: texts below 285 bytes, numbers of 16 and 32 bits, and maps. */
function encode(value: Value): Buffer {
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    const head = text.length < 29 ? [(2 << 5) | text.length] : [(2 << 5) | 29, text.length - 29];
    return Buffer.concat([Buffer.from(head), text]);
  }
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([Buffer.from([(6 << 5) | 4]), bytes]);
  }
  const entries = Object.entries(value);
  const parts = entries.flatMap(([name, one]) => [encode(name), encode(one)]);
  return Buffer.concat([Buffer.from([(7 << 5) | entries.length]), ...parts]);
}

type RecordSize = 24 | 28 | 32;

function encodeNode([left, right]: readonly [number, number], size: RecordSize): Buffer {
  const node = Buffer.alloc(size / 4);
  if (size === 28) {
    node.writeUIntBE(left % 2 ** 24, 0, 3);
    node.writeUInt8((Math.floor(left / 2 ** 24) << 4) | Math.floor(right / 2 ** 24), 3);
    node.writeUIntBE(right % 2 ** 24, 4, 3);
    return node;
  }
  node.writeUIntBE(left, 0, size / 8);
  node.writeUIntBE(right, size / 8, size / 8);
  return node;
}

/** A file in which each address of a list has data, with a tree as deep as the addresses. */
function fileOf(
  places: readonly (readonly [bits: string, data: Value])[],
  size: RecordSize,
): Buffer {
  const tree: [number | null, number | null][] = [[null, null]];
  const values = places.map(([, data]) => encode(data));
  const leaves: { node: number; side: 0 | 1; place: number }[] = [];
  /** The node below a node, which is added when it is absent. */
  function below(node: number, side: 0 | 1): number {
    const next = tree[node]?.[side] ?? tree.push([null, null]) - 1;
    const here = tree[node];
    if (here) here[side] = next;
    return next;
  }
  for (const [place, [bits]] of places.entries()) {
    const sides = Array.from(bits, (bit) => (bit === '1' ? 1 : 0));
    const node = sides.slice(0, -1).reduce(below, 0);
    leaves.push({ node, side: sides.at(-1) ?? 0, place });
  }
  const offsets = values.map((_, place) =>
    values.slice(0, place).reduce((sum, { length }) => sum + length, 0),
  );
  for (const { node, side, place } of leaves) {
    const here = tree[node];
    if (here) here[side] = tree.length + 16 + (offsets[place] ?? 0);
  }
  const nodes = tree.map(([left, right]) =>
    encodeNode([left ?? tree.length, right ?? tree.length], size),
  );
  const about = { node_count: tree.length, record_size: size, ip_version: 6 };
  return Buffer.concat([
    ...nodes,
    Buffer.alloc(16),
    ...values,
    Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'),
    encode(about),
  ]);
}

const bits = (value: number, count: number) => value.toString(2).padStart(count, '0');
const ipv4 = (...parts: number[]) => '0'.repeat(96) + parts.map((part) => bits(part, 8)).join('');

const places = [
  [ipv4(203, 0, 113), { city: { names: { en: 'Manila' } }, country: { iso_code: 'PH' } }],
  [ipv4(198, 51, 100), { country: { iso_code: 'TH', names: { en: 'Thailand' } } }],
  [
    `${bits(0x2001, 16)}${bits(0xdb8, 16)}`,
    { country: { names: { en: 'A country with a rather long name' } } },
  ],
  [ipv4(192, 0, 2), { continent: { code: 'AS' } }],
] as const;

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'parola-geoip-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(content: Buffer | string): string {
  const path = join(folder, 'places.mmdb');
  writeFileSync(path, content);
  return path;
}

describe.each([24, 28, 32] as const)('a file with records of %i bits', (size) => {
  it.each([
    ['203.0.113.9', 'Manila, PH'],
    ['198.51.100.1', 'TH'],
    ['2001:db8:1:2::/64', 'A country with a rather long name'],
    ['2001:db9::', null],
    ['192.0.2.7', null],
    ['8.8.8.8', null],
    ['::1', null],
    ['unknown', null],
  ])('finds the place of %s', (network, found) => {
    expect(openPlaces(write(fileOf(places, size)))(network)).toBe(found);
  });
});

it('knows no place without a file', () => {
  expect(openPlaces(null)('203.0.113.9')).toBeNull();
});

it('finds nothing in the damaged part of a file', () => {
  const file = fileOf(places, 24);
  file.fill(0xff, file.length - 400, file.length - 330);
  expect(() => openPlaces(write(file))('203.0.113.9')).not.toThrow();
});

it.each(['', 'not a database', '\xab\xcd\xefMaxMind.com'])(
  'ends the start for a file that is none: %j',
  (content) => {
    const path = write(Buffer.from(content, 'latin1'));
    expect(() => openPlaces(path)).toThrow(/GEOIP_FILE .*places\.mmdb cannot be read/);
    expect(() => openPlaces(`${path}-missing`)).toThrow(/cannot be read/);
  },
);
