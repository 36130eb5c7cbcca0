import { expect, it } from 'vitest';
import { reportFile } from './report-file.ts';

it('writes words, counts and amounts as CSV', async () => {
  const rows = [
    ['a "b", c', 7, { centavos: -1_05 }],
    ['unknown', 0, { centavos: null }],
  ];
  const { file, name, rows: count } = reportFile('sums', ['Name', 'Count', 'Amount'], rows);
  expect({ name, count }).toEqual({ name: 'sums.csv', count: 2 });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  expect(text).toBe('\uFEFF"Name","Count","Amount"\r\n"a ""b"", c",7,-1.05\r\n"unknown",0,\r\n');
});
