import { safeParse, unknown } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#protocol/call.ts';
import { calls } from '#protocol/calls.ts';
import { compareReply } from '#protocol/compare/compare-reply.ts';
import { callerOf } from './support/callers.ts';
import {
  casesOf,
  type Field,
  fieldsOf,
  rowsIn,
  shortened,
  spellingsOf,
  unreadableFor,
} from './support/odd/bends.ts';
import { expectBendsRead } from './support/odd/drawn-bends.ts';
import { sharedNames, strictFields } from './support/odd/strict-fields.ts';
import { openTestGateway, type TestGateway } from './support/open-gateway.ts';
import { depthOf } from './support/depths.mjs';
import { type CallName, sampleRequestOf } from './support/sample-requests.ts';

const table = (Object.entries(calls) as [CallName, Call][]).map(([name, call]) => ({ name, call }));
const strict = new Set<string>(Object.values(strictFields).flat());

/** Strict fields without which a row or a reply was left out in this run. */
const seen = new Set<string>();
/** Parts that are handed on as they came: a bet's choice to the page of its game, rules to the pages of operators. */
const handedOn = /^(choice|info\.register)\./;

/** Bends of one field at a time, at any depth. All further ones are drawn. */
const bendsOfEach = 20_000;

/** Seconds after which dividends of half a month are paid. */
const halfMonth = 17 * 86_400;

let bends = 0;
let test: TestGateway;

beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());

/** The reply of our own gateway to the sample of a call, as it travels, with two rows in each list at most. */
async function wireReplyOf(name: CallName): Promise<unknown> {
  const call: Call = calls[name];
  const caller = callerOf(name);
  if (name === 'getContractPayments') await test.operator.advance(halfMonth);
  const token = call.token === 'required' ? { token: await test.signIn(caller ?? 'juan') } : {};
  const values = await sampleRequestOf(test, name, caller);
  const wire: unknown = await test.request({ ...call, reply: unknown() }, values, token);
  await test.operator.reset();
  return shortened(wire);
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** The cost of another value in a field: the whole reply, a row, or nothing. */
function costOf(call: Call, field: Field, value: unknown, rows: number) {
  bends += 1;
  const read = safeParse(call.reply, field.replacedBy(value));
  if (!read.success) return 'the reply';
  const holdsRows = Array.isArray(field.value) || (isObject(field.value) && !field.isInRow);
  // The rows in a part of a row go with it.
  return !holdsRows && rowsIn(read.output) < rows - rowsIn(field.value) ? 'a row' : null;
}

/** A value as text in small letters: texts keep the letters that came, words do not. */
const inSmall = (value: unknown): string => (JSON.stringify(value) ?? '').toLowerCase();

const fault = (field: Field, value: unknown, cost: string): string =>
  `${field.path} = ${JSON.stringify(value) ?? 'missing'} costs ${cost}`;

describe('a reply of another gateway', () => {
  it.each(table)('$name keeps all that can be read', async ({ name, call }) => {
    const wire = await wireReplyOf(name);
    const ours: unknown = safeParse(call.reply, wire).output;
    const rows = rowsIn(ours);
    expect(compareReply(call, wire)).toEqual({ isRead: true, differences: [] });
    const faults: string[] = [];
    for (const field of fieldsOf(wire)) {
      for (const value of unreadableFor(field)) {
        const cost = costOf(call, field, value, rows);
        if (cost === null) continue;
        seen.add(field.name);
        if (!strict.has(field.name)) faults.push(fault(field, value, cost));
      }
      for (const value of spellingsOf(field)) {
        const { output } = safeParse(call.reply, field.replacedBy(value));
        bends += 1;
        if (handedOn.test(field.path)) continue;
        if (JSON.stringify(output) !== JSON.stringify(ours)) {
          faults.push(fault(field, value, 'another meaning'));
        }
      }
      for (const value of casesOf(field)) {
        const { output } = safeParse(call.reply, field.replacedBy(value));
        bends += 1;
        if (inSmall(output) !== inSmall(ours)) faults.push(fault(field, value, 'another meaning'));
      }
    }
    expect(faults).toEqual([]);
    bends += expectBendsRead({
      wire,
      runs: Math.ceil((depthOf('bends') - bendsOfEach) / table.length),
      isLiberal: ({ name: field, path }) => !strict.has(field) && !sharedNames.includes(path),
      isSpelled: ({ path }) => !handedOn.test(path),
      expectRead(reply) {
        const read = safeParse(call.reply, reply);
        expect(read.success && rowsIn(read.output) >= rows).toBe(true);
      },
      expectSame: (reply) => expect(safeParse(call.reply, reply).output).toEqual(ours),
    });
  });

  it('was bent in many ways, and no field is strict without a need', () => {
    expect(bends).toBeGreaterThan(depthOf('bends'));
    expect([...strict].filter((name) => !seen.has(name))).toEqual([]);
  });
});
