import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Content } from './image-file.ts';
import { storeImage } from './store-image.ts';

/**
 * Makes the folder of a store, with the content that a memory store has. To create a database there, with its tables and the
 * demo content, takes many times as long.
 */
export async function fillFolder(folder: string, content: Content): Promise<void> {
  const database = path.join(folder, 'database');
  fs.mkdirSync(database, { recursive: true, mode: 0o700 });
  const image = await storeImage(content);
  const input = new Uint8Array(await image.arrayBuffer());
  const { status, stderr } = spawnSync('tar', ['-xf', '-', '-C', database], { input });
  if (status !== 0) throw new Error(`The image was not unpacked: ${stderr.toString()}`);
}
