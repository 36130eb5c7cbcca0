import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parola-lock-'));
  return () => fs.rmSync(folder, { recursive: true });
});

/** Leaves the socket of a process that was killed. */
async function leaveStale(): Promise<void> {
  const listen = `require('net').createServer().listen(process.argv[1], () => console.log('held'))`;
  const child = spawn(process.execPath, ['-e', listen, path.join(folder, 'parola.lock')]);
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'close');
}

it('locks a folder until it is released', async () => {
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow('in use by another Parola');
  await release();
  await (
    await lockFolder(folder)
  )();
});

it('takes over from a killed process, in one of several that try at once', async () => {
  for (let round = 0; round < 5; round += 1) {
    await leaveStale();
    const tries = await Promise.allSettled(Array.from({ length: 4 }, () => lockFolder(folder)));
    const held = tries.flatMap((attempt) => (attempt.status === 'fulfilled' ? attempt.value : []));
    expect(held).toHaveLength(1);
    for (const release of held) await release();
  }
});
