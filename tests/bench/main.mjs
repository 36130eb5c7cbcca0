// Prints the figures of this machine: sizes of the build, starts, Lighthouse results and load.
// Times depend on the machine, so each is printed with a reference that was measured in the same run.
import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { measureGames } from './measure-games.mjs';
import { measureGateway } from './measure-gateway.mjs';
import { measurePages } from './measure-pages.mjs';
import { startSite } from './start-site.mjs';
import { measureSizes } from './measure-sizes.mjs';
import { measureStarts } from './measure-starts.mjs';

console.log(
  `Load before: ${loadavg()
    .map((load) => load.toFixed(2))
    .join(' ')}`,
);
measureSizes();
const site = await startSite();
try {
  console.log(`\nStart with an empty folder: ${site.firstStart} ms; again: ${site.secondStart} ms`);
  await measureGateway(site.url);
  await measureStarts(site.url);
  await measurePages(site.url);
  await measureGames(site.url);
} finally {
  await site.stop();
}
const stores = 'vitest run --project bench --reporter=dot --no-file-parallelism';
const { status } = spawnSync(stores, { shell: true, stdio: 'inherit' });
process.exitCode = status ?? 1;
console.log(
  `\nLoad after: ${loadavg()
    .map((load) => load.toFixed(2))
    .join(' ')}`,
);
