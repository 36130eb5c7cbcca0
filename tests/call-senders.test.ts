import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';

/** The parts of the program that send calls. */
const senders = ['src/core', 'src/web', 'src/check-gateway', 'src/gateway/operator', 'sw'];

const textOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll(/\/\*.*?\*\/|\/\/.*/gs, ''))
    .join('\n');

it('each call of the protocol is sent by the app', () => {
  const text = senders.map(textOf).join('\n');
  const silent = Object.keys(calls).filter((name) => !new RegExp(`\\b${name}\\b`).test(text));
  expect(silent).toEqual([]);
});
