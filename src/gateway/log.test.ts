import { describe, expect, it } from 'vitest';
import { createLog, isStoreAway } from './log.ts';

const failure = (message: string, code?: string) =>
  Object.assign(new Error(message), code !== undefined && { code });

const refused = failure('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED');

describe('the log of a gateway', () => {
  it('names a store that is away once a minute, whatever fails by it', () => {
    let now = 0;
    const lines: string[] = [];
    const log = createLog(
      (line) => void lines.push(line),
      () => now,
    );
    for (let nth = 0; nth < 100; nth += 1) {
      log(`POST /wps/member/wallet failed: ${refused.stack}`, new AggregateError([refused], ''));
      log('A job failed: ', new AggregateError([failure('Connection terminated')], ''));
      now += 1_000;
    }
    const line =
      'The store is away: connect ECONNREFUSED 127.0.0.1:5432. Calls are refused until it is back.';
    expect(lines).toEqual([line, line]);
  });

  it('keeps every other line', () => {
    const lines: string[] = [];
    const log = createLog((line) => void lines.push(line));
    log('one');
    log('GET / failed: no such column', failure('no such column', '42703'));
    log('one');
    expect(lines).toEqual(['one', 'GET / failed: no such column', 'one']);
  });

  it.each([
    refused,
    new AggregateError([refused], ''),
    new Error('a query failed', { cause: refused }),
    failure('terminating connection due to administrator command', '57P01'),
    failure('the database system is starting up', '57P03'),
    failure('could not extend file: No space left on device', '53100'),
    failure('timeout exceeded when trying to connect'),
  ])('knows a store that is away: %s', (error) => expect(isStoreAway(error)).toBe(true));

  it.each([failure('duplicate key', '23505'), failure('canceled', '57014'), null, 'text'])(
    'knows another failure: %s',
    (error) => expect(isStoreAway(error)).toBe(false),
  );
});
