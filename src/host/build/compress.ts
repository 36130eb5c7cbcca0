import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(css|html|js|svg|txt|webmanifest)$/;
const minBytes = 512;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.byteLength < minBytes) return;
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength };
  await writeFile(`${file}.br`, await brotli(text, { params: size }));
  await writeFile(`${file}.gz`, await gzipped(text, { level: 9 }));
}

/** Writes a Brotli and a gzip file beside each built text, after all other plugins, so that the server only sends them. */
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
        const texts = names.filter((name) => compressible.test(name));
        await Promise.all(texts.map((name) => compressFile(join(folder, name))));
      },
    },
  };
}
