import {
  anything,
  assert,
  asyncProperty,
  constantFrom,
  dictionary,
  json,
  oneof,
  string,
} from 'fast-check';
import { safeParse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { runSeed } from './depths.mjs';
import { type BadInput, expectRefused, isValid, openBadInput, wireOf } from './open-bad-input.ts';
import { type CallName, sampleRequests } from './sample-requests.ts';

/** A call and its name. */
interface NamedCall {
  readonly name: CallName;
  readonly call: Call;
}

type Open = () => BadInput;

const table = (Object.entries(calls) as [CallName, Call][]).map(([name, call]) => ({ name, call }));

/** The number of runs of a property, and the seed of this run. */
const runs = (count: number) => ({ numRuns: count, seed: runSeed() });

const hasFields = ({ name }: NamedCall): boolean => Object.keys(sampleRequests[name]).length > 0;

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
  describe('a request that breaks the contract', () => {
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
            if (!isValid(call, wire)) expectRefused(await sendWire(call, wire));
          }),
          // The first requests lack one field each.
          { ...runs(25), examples: names.map((field): [string, unknown] => [field, undefined]) },
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
        runs(15),
      );
      expect(await changedTables()).toEqual([]);
    });
  });
}

function describeAnyText(family: readonly NamedCall[], open: Open): void {
  const textFields = (name: CallName): string[] =>
    Object.entries(wireOf(name)).flatMap(([field, value]) =>
      typeof value === 'string' ? [field] : [],
    );

  describe('a request with any text in a field', () => {
    const texts = oneof(constantFrom(...unusualTexts), string());

    it.each(family.filter(({ name }) => textFields(name).length > 0))(
      'to $name is never answered with a server error',
      async ({ name, call }) => {
        const valid = wireOf(name);
        await assert(
          asyncProperty(constantFrom(...textFields(name)), texts, async (field, text) => {
            const { status } = await open().sendWire(call, { ...valid, [field]: text });
            expect(status).toBeLessThan(500);
          }),
          runs(15),
        );
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
          runs(15),
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
      expect(JSON.parse(again.text)).toMatchObject({ errorCode: 'seal_refused' });
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
  afterAll(() => test.close());

  describeBrokenRequests(family, open);
  describeAnyText(family, open);
  if (sealed.length > 0) describeSeals(sealed, open);
}
