import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createAnswerWatch } from './watch-answers.ts';

const jackpot = '/wps/relay/VIS_getJackpot?t=1';
const oddJackpot = { success: true, value: { amount: '1,250.00', time: 1 } };
const line =
  'The answer to GET /wps/relay/VIS_getJackpot is odd. amount: the text "9,999.99", read as a number';

interface Given {
  readonly path?: string;
  readonly bytes?: string | Uint8Array<ArrayBuffer>;
  readonly status?: number;
  readonly headers?: Record<string, string>;
}

/** A watch on a clock of the test. `pass` hands an answer through it, and waits until it would be checked. */
function openWatch(settings: { mostBytes?: number } = {}) {
  const lines: string[] = [];
  const clock = { now: 0 };
  const log = (text: string) => void lines.push(text);
  const watch = createAnswerWatch({ log, now: () => clock.now, ...settings });
  return {
    lines,
    clock,
    async pass({ path = jackpot, bytes, status = 200, headers }: Given = {}) {
      const sent = bytes ?? JSON.stringify(oddJackpot);
      const answer = new Response(sent, {
        status,
        headers: { 'Content-Type': 'application/json', ...headers },
      });
      const passed = watch(new Request(`http://localhost${path}`), answer);
      expect(passed.status).toBe(status);
      expect(Buffer.from(await passed.arrayBuffer())).toEqual(Buffer.from(sent));
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('the watch on the answers of a gateway', () => {
  it('reports a difference once, and looks at a call once in a minute', async () => {
    const { lines, clock, pass } = openWatch();
    await pass();
    await pass();
    expect(lines).toEqual([line]);
    const before = JSON.stringify({ success: true, value: {} });
    await pass({ bytes: before });
    clock.now = 60_000;
    await pass({ bytes: before });
    expect(lines).toEqual([
      line,
      'The answer to GET /wps/relay/VIS_getJackpot is odd. amount: missing, counts as unknown',
      'The answer to GET /wps/relay/VIS_getJackpot is odd. time: missing, counts as unknown',
    ]);
  });

  it('counts a difference that stays', async () => {
    const { lines, clock, pass } = openWatch();
    for (let minute = 0; minute < 10; minute += 1) {
      clock.now = minute * 60_000;
      await pass();
    }
    expect(lines).toEqual([line, `${line} (for the 10th time)`]);
  });

  it('knows the call that the query chooses among the calls of a path', async () => {
    const { lines, pass } = openWatch();
    // The record of points has no sums.
    const value = { list: [], totalPages: 1, footer: { income: 'x', outgo: 0 } };
    const bytes = JSON.stringify({ success: true, value });
    const path = '/wps/relay/ODSFE2_MemTransDet?codeTypes=';
    await pass({ path: `${path}point`, bytes });
    expect(lines).toEqual([]);
    await pass({ path, bytes });
    expect(lines.join('\n')).toContain('footer.income: the text "x", which cannot be read');
  });

  it('reads what is compressed, and knows newer names', async () => {
    const { lines, pass } = openWatch();
    const bytes = new Uint8Array(gzipSync(JSON.stringify(oddJackpot)));
    await pass({ bytes, headers: { 'Content-Encoding': 'gzip' } });
    expect(lines).toEqual([line]);
    await pass({
      path: '/wps/v2/system/status',
      bytes: '{"success":"Y","value":{"maintenance":2}}',
    });
    expect(lines.slice(1)).toEqual([
      'The answer to GET /wps/system/status is odd. maintenance: the number 9, which cannot be read',
      'The answer to GET /wps/system/status is odd. location: missing, counts as unknown',
      'The answer to GET /wps/system/status is odd. info: missing, counts as unknown',
    ]);
  });

  it.each<[string, Given]>([
    ['a refusal', { bytes: '{"success":false,"errorCode":"x"}' }],
    ['a failure', { status: 500 }],
    ['no JSON', { bytes: 'hello' }],
    ['another type', { headers: { 'Content-Type': 'text/csv' } }],
    ['an unknown coding', { headers: { 'Content-Encoding': 'zebra' } }],
    ['damaged bytes', { headers: { 'Content-Encoding': 'gzip' } }],
    ['an unknown path', { path: '/wps/unknown' }],
    ['the path of another method', { path: '/wps/session/logout' }],
  ])('says nothing about %s', async (_, given) => {
    const { lines, pass } = openWatch();
    await pass(given);
    expect(lines).toEqual([]);
  });

  it('leaves large answers alone, also when they have no size', async () => {
    const { lines, pass } = openWatch({ mostBytes: 40 });
    await pass();
    await pass({ headers: { 'Content-Length': '41' } });
    expect(lines).toEqual([]);
  });

  it('goes on when the browser has left', async () => {
    const log = vi.fn();
    const watch = createAnswerWatch({ log });
    const answer = new Response('{"success":true}', {
      headers: { 'Content-Type': 'application/json' },
    });
    await watch(new Request(`http://localhost${jackpot}`), answer).body?.cancel();
    expect(log).not.toHaveBeenCalled();
  });
});
