import { expect, it } from 'vitest';
import { unusableFolder } from './unusable-folder.ts';

it.each([
  [Object.assign(new Error('write failed'), { code: 'ENOSPC' }), 'the disk is full'],
  [new Error('could not extend file: No space left on device'), 'the disk is full'],
  [
    new Error('x', { cause: Object.assign(new Error('y'), { code: 'EROFS' }) }),
    'mounted read-only',
  ],
  [new Error('could not open file "pg_wal/1": Permission denied'), 'may not read or write'],
  [new Error('invalid checkpoint record'), 'its files are damaged'],
  ['nothing known', 'its files are damaged'],
  [new Error('unreachable'), 'the disk is full', 15 * 1024 ** 2],
  [new Error('unreachable'), 'its files are damaged', 17 * 1024 ** 2],
])('names the reason of %s', (cause, reason, room: number | null = null) => {
  const { message } = unusableFolder('/data', cause, room);
  expect(message).toContain(`The data folder /data cannot be opened because`);
  expect(message).toContain(reason);
  expect(message).not.toMatch(/empty|delete|remove|discard/);
});
