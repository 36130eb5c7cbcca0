import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const worthwhile = /\.(css|html|js|svg|txt|webmanifest)$/;
const fewestBytes = 512;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.byteLength < fewestBytes) return;
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength };
  await writeFile(`${file}.br`, await brotli(text, { params: size }));
  await writeFile(`${file}.gz`, await gzipped(text, { level: 9 }));
}

/** Lays a Brotli and a gzip form beside every built text, last of all, so that the server only has to send them. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'parola:compress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
        const texts = names.filter((name) => worthwhile.test(name));
        await Promise.all(texts.map((name) => compressFile(join(folder, name))));
      },
    },
  };
}
