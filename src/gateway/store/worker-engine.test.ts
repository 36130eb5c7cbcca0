import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { openWorkerEngine } from './worker-engine.ts';

/** A host that returns the statement, ends on the statement `die`, and does not open the folder `closed`. */
const source = `
import { parentPort, workerData } from 'node:worker_threads';
parentPort.on('message', ({ id, statement }) => {
  if (statement === 'die') process.exit(1);
  if (statement === 'wrong') {
    parentPort.postMessage({ kind: 'failed', id, message: 'no', code: '42601', constraint: null });
    return;
  }
  parentPort.postMessage({ kind: 'result', id, result: { rows: [{ statement }], affected: 0 } });
});
if (workerData === 'closed') parentPort.postMessage({ kind: 'failed', id: -1, message: 'shut', code: null, constraint: null });
else parentPort.postMessage({ kind: 'opened' });
`;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parola-worker-'));
const file = path.join(folder, 'host.mjs');
fs.writeFileSync(file, source);
const host = pathToFileURL(file);

afterAll(() => fs.rmSync(folder, { recursive: true }));

it('returns the result of each statement, and the SQLSTATE of a refused one', async () => {
  const engine = await openWorkerEngine(host, 'open');
  const answers = await Promise.all([engine.query('one', []), engine.query('two', [])]);
  expect(answers.map(({ rows }) => rows)).toEqual([[{ statement: 'one' }], [{ statement: 'two' }]]);
  await expect(engine.query('wrong', [])).rejects.toMatchObject({ code: '42601' });
  await engine.close();
});

it('fails after a crash of its thread until the next connection is acquired', async () => {
  const engine = await openWorkerEngine(host, 'open');
  const [died, beside] = [engine.query('die', []), engine.query('beside', [])];
  await expect(died).rejects.toThrow('has stopped');
  await expect(beside).rejects.toThrow('has stopped');
  await expect(engine.query('rest of a transaction', [])).rejects.toThrow('being opened again');
  await engine.restart();
  expect((await engine.query('anew', [])).rows).toEqual([{ statement: 'anew' }]);
  await engine.close();
});

it('throws the reason of a folder that does not open', async () => {
  await expect(openWorkerEngine(host, 'closed')).rejects.toThrow('shut');
});
