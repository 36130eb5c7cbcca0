import { anything, assert, constantFrom, integer, oneof, property, string } from 'fast-check';
import { object, parse } from 'valibot';
import { expect, it } from 'vitest';
import { time, timeOrNull } from './time.ts';

/** The clock of +08:00 at a time, such as 2026-11-27 14:05:09. */
function marketClock(at: number, joined: string): string {
  return new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', joined);
}

it('a time is the same in seconds, milliseconds, ISO and as text of the market', () => {
  const second = integer({ min: 1e8, max: 4_102_444_800 });
  assert(
    property(second, (seconds) => {
      const at = seconds * 1_000;
      const iso = new Date(at).toISOString();
      const wires = [at, String(at), seconds, String(seconds), `${seconds}.0`, iso];
      const texts = [marketClock(at, ' '), marketClock(at, 'T'), `${marketClock(at, 'T')}+08:00`];
      for (const wire of [...wires, ...texts, marketClock(at, ' ').replaceAll('-', '/')]) {
        expect([wire, parse(time(), wire)]).toEqual([wire, at]);
        expect([wire, parse(timeOrNull(), wire)]).toEqual([wire, at]);
      }
    }),
  );
});

it('a date without a clock is the start of its day in the zone of the market', () => {
  expect(parse(time(), '2026-11-27')).toBe(Date.parse('2026-11-26T16:00:00Z'));
  expect(parse(time(), '2026-11-27 14:05')).toBe(Date.parse('2026-11-27T06:05:00Z'));
  expect(parse(time(), '2026-11-27T14:05:09-0330')).toBe(Date.parse('2026-11-27T17:35:09Z'));
});

it('a time that is missing or cannot be read is unknown', () => {
  const shape = object({ at: time(), endsAt: timeOrNull() });
  expect(parse(shape, {})).toEqual({ at: 0, endsAt: null });
  for (const wire of [null, '', 'soon', -1, Number.NaN, {}, [], true, '2026-13-40', 1e17]) {
    expect(parse(shape, { at: wire, endsAt: wire })).toEqual({ at: 0, endsAt: null });
  }
});

it('a time can always be written as a date', () => {
  const odd = oneof(anything(), string(), constantFrom('9999-99-99', '0000-00-00 99:99:99'));
  assert(
    property(odd, (wire) => {
      expect(() => new Date(parse(time(), wire)).toISOString()).not.toThrow();
    }),
  );
});
