import {
  anything,
  assert,
  asyncProperty,
  constantFrom,
  dictionary,
  double,
  integer,
  json,
  maxSafeInteger,
  oneof,
  string,
} from 'fast-check';
import { safeParse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#protocol/call.ts';
import { calls } from '#protocol/calls.ts';
import { currentDepth, depthOf, runSeed } from './depths.mjs';
import { type BadInput, expectRefused, isValid, openBadInput, wireOf } from './open-bad-input.ts';
import { type CallName, sampleRequests } from './sample-requests.ts';

/** A call and its name. */
interface NamedCall {
  readonly name: CallName;
  readonly call: Call;
}

type Open = () => BadInput;

/** The numbers of fields that a file has filled, and of served requests among them. */
const figures = { fields: 0, served: 0 };

function count({ status }: { readonly status: number }): void {
  figures.fields += 1;
  if (status < 400) figures.served += 1;
}

const table = (Object.entries(calls) as [CallName, Call][]).map(([name, call]) => ({ name, call }));

/** The number of runs of a property, and the seed of this run. */
const runs = (count: number) => ({ numRuns: count, seed: runSeed() });

const hasFields = ({ name }: NamedCall): boolean => Object.keys(sampleRequests[name]).length > 0;

/** Fields of each call in each of the two properties that fill fields. */
const fieldsOfEach = Math.ceil(depthOf('fuzz') / 2 / table.filter(hasFields).length);

/** Bodies of each call in each of the properties of bodies. */
const bodiesOfEach = Math.ceil(fieldsOfEach / 2);

/** Returns whether a value can be written to the wire: `{ toString: 0 }` cannot. */
function isWritable(value: unknown): boolean {
  try {
    return typeof value !== 'bigint' && String(value) !== '';
  } catch {
    return false;
  }
}

const unusualValues = [undefined, null, '', [], {}, [[]], -1, 1.5, true, '\u0000', '💥'] as const;

/** Wrong values of a field; undefined removes the field. */
const wrongValues = oneof(
  constantFrom(...unusualValues, 'x'.repeat(20_000)),
  string(),
  anything({ maxDepth: 1, withNullPrototype: false }).filter(isWritable),
);

const unusualTexts = ['\u0000', 'a\u0000b', '\ud800', "';--", '%', '\u202e'] as const;

function describeBrokenRequests(family: readonly NamedCall[], open: Open): void {
  describe('a request that breaks the protocol', () => {
    it.each(family.filter(hasFields))(
      'to $name is refused and changes nothing',
      async ({ name, call }) => {
        const { changedTables, sendWire } = open();
        const valid = wireOf(name);
        const names = Object.keys(valid).filter((field) => !(field in call.constants));
        await changedTables();
        await assert(
          asyncProperty(constantFrom(...names), wrongValues, async (field, value) => {
            const wire = Object.fromEntries(
              Object.entries({ ...valid, [field]: value }).filter(([, sent]) => sent !== undefined),
            );
            if (isValid(call, wire)) return;
            const answer = await sendWire(call, wire);
            count(answer);
            expectRefused(answer);
          }),
          // The first requests lack one field each.
          {
            ...runs(fieldsOfEach),
            examples: names.map((field): [string, unknown] => [field, undefined]),
          },
        );
        expect(await changedTables()).toEqual([]);
      },
    );

    // A call without required fields takes an empty object.
    const withBody = family.filter(
      ({ call }) => call.method !== 'GET' && (call.sealed || !safeParse(call.request, {}).success),
    );

    it.each(withBody)('to $name with any text as its body is refused', async ({ call }) => {
      const { changedTables, send } = open();
      await changedTables();
      await assert(
        asyncProperty(oneof(json(), string()), async (body) => {
          expectRefused(await send(call, { body }));
        }),
        runs(bodiesOfEach),
      );
      expect(await changedTables()).toEqual([]);
    });
  });
}

/** The place of a field in a request. */
type Place = readonly string[];

/** The places of all values of a request, also of those in lists and records. */
function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  return Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...place, key]));
}

const valueAt = (wire: unknown, place: Place): unknown =>
  place.reduce((inner, key) => Reflect.get(Object(inner), key), wire);

/** A copy of a request with another value at a place. */
function withValue(wire: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(wire) ? [...wire] : { ...(wire as object) }) as Record<
    string,
    unknown
  >;
  copy[key] = withValue(copy[key], rest, value);
  return copy;
}

const unusualNumbers = [0, -0, -1, 0.1, 1e-9, 2 ** 31, 2 ** 53, 1e21, 1e300] as const;

const unusualIds = [
  '010001',
  '1e3',
  '0x10',
  ' 1 ',
  '99999999999999999999',
  '00000000-0000-0000-0000-000000000000',
  '0192F3C1-0000-7000-8000-00000000000E',
] as const;

/** Values that many fields take, so that they reach the handlers. */
const anyValues = oneof(
  constantFrom(...unusualTexts, ...unusualNumbers, ...unusualIds),
  string(),
  integer(),
  maxSafeInteger(),
  double(),
);

function describeAnyValue(family: readonly NamedCall[], open: Open): void {
  describe('a request with any value in a field', () => {
    it.each(family.filter(hasFields))(
      'to $name is never a server error, nor a line of the log',
      async ({ name, call }) => {
        const { enter, leave, sendInside, takeLog } = open();
        const valid = await enter(name);
        // Columns have 32 bits.
        const numbers = placesIn(valid).filter(
          (place) => typeof valueAt(valid, place) === 'number',
        );
        takeLog();
        try {
          await assert(
            asyncProperty(constantFrom(...placesIn(valid)), anyValues, async (place, value) => {
              const answer = await sendInside(call, withValue(valid, place, value));
              count(answer);
              const error = answer.status < 500 ? '' : answer.text;
              expect({ log: takeLog(), error }).toEqual({ log: [], error: '' });
            }),
            {
              ...runs(fieldsOfEach),
              examples: numbers.map((place): [Place, unknown] => [place, 2 ** 31]),
            },
          );
        } finally {
          await leave();
        }
      },
    );
  });
}

function describeSeals(family: readonly NamedCall[], open: Open): void {
  describe('a body that must be encrypted', () => {
    it.each(family)(
      'of $name is refused in plain text or with a bad header',
      async ({ name, call }) => {
        const { changedTables, send } = open();
        const headers = constantFrom('', 'RSA-OAEP-256/A256GCM; kid=x', 'RSA1_5', '\u00e9');
        const bodies = oneof(
          constantFrom(JSON.stringify(wireOf(name)), '{"value":""}', '{"value":"a.b.c.d.e"}'),
          dictionary(string(), string()).map((fields) => JSON.stringify(fields)),
        );
        await changedTables();
        await assert(
          asyncProperty(headers, bodies, async (encryption, body) => {
            expectRefused(await send(call, { encryption, body }));
          }),
          runs(bodiesOfEach),
        );
        expect(await changedTables()).toEqual([]);
      },
    );

    it.each(family)('of $name is refused when it is sent again', async ({ name, call }) => {
      const { changedTables, send, validRequest } = open();
      const request = await validRequest(name);
      expect((await send(call, request)).status).toBe(200);
      await changedTables();
      const again = await send(call, request);
      expectRefused(again);
      // An exclusion ends the session before the seal is looked at.
      const errorCode = name === 'beginExclusion' ? 'login.not.session' : 'seal_refused';
      expect(JSON.parse(again.text)).toMatchObject({ errorCode });
      expect(await changedTables()).toEqual([]);
    });
  });
}

/** Declares the tests of bad requests to the calls of a family. */
export function describeBadInput(isOfFamily: (call: Call) => boolean): void {
  const family = table.filter(({ call }) => isOfFamily(call));
  const sealed = family.filter(({ call }) => call.sealed);
  let test: BadInput;
  const open = () => test;

  beforeAll(async () => {
    test = await openBadInput();
  });
  afterAll(async () => {
    const { fields, served } = figures;
    Object.assign(figures, { fields: 0, served: 0 });
    if (currentDepth() === 'soak')
      console.log(`${fields} fields were filled, ${served} of them served`);
    await test.close();
  });

  describeBrokenRequests(family, open);
  describeAnyValue(family, open);
  if (sealed.length > 0) describeSeals(sealed, open);
}
