import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { initialAssets } from '../support/initial-assets.mjs';

/** @param {string} file */
const gzipped = (file) => gzipSync(readFileSync(join('dist/web', file)), { level: 9 }).length;

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Prints the gzip sizes of the first load and of every chunk. */
export function measureSizes() {
  const { scripts, styles } = initialAssets();
  const sum = (/** @type {string[]} */ files) =>
    files.reduce((total, file) => total + gzipped(file), 0);
  console.log(
    `\nFirst load of /: ${kilobytes(sum(scripts))} gzip JavaScript in ${scripts.length} files, ${kilobytes(sum(styles))} gzip CSS`,
  );
  const chunks = readdirSync('dist/web/assets').filter((name) => name.endsWith('.js'));
  for (const name of chunks.toSorted(
    (a, b) => statSync(`dist/web/assets/${b}`).size - statSync(`dist/web/assets/${a}`).size,
  )) {
    console.log(`  ${kilobytes(gzipped(`assets/${name}`)).padStart(9)}  ${name}`);
  }
}
