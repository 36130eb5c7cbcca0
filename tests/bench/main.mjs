// Prints the figures of this machine: sizes of the build, starts, Lighthouse results and load.
// Times depend on the machine, so each is printed with a reference that was measured in the same run.
import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureFeel } from './measure-feel.mjs';
import { measureGames } from './measure-games.mjs';
import { measureGateway } from './measure-gateway.mjs';
import { measureMemory } from './measure-memory.mjs';
import { measurePages } from './measure-pages.mjs';
import { measureSizes } from './measure-sizes.mjs';
import { measureStarts } from './measure-starts.mjs';
import { measureWork } from './measure-work.mjs';
import { openOther, startSite } from './start-site.mjs';

// `--against` names a folder with another build, or an address, that is measured in the same run. `--long` adds the memory of a tab
// over half an hour of play.
const { against, long } = parseArgs({
  options: { against: { type: 'string' }, long: { type: 'boolean' } },
}).values;

console.log(
  `Load before: ${loadavg()
    .map((load) => load.toFixed(2))
    .join(' ')}`,
);
measureSizes();
const site = await startSite();
const other = against === undefined ? null : await openOther(against);
const sites = [
  { name: 'this build', url: site.url },
  ...(other === null ? [] : [{ name: `the build at ${against}`, url: other.url }]),
];
try {
  console.log(`\nStart with an empty folder: ${site.firstStart} ms; again: ${site.secondStart} ms`);
  await measureGateway(site.url);
  await measureStarts(sites);
  await measurePages(sites);
  await measureFeel(sites);
  await measureWork(sites);
  await measureGames(site.url);
  if (long) await measureMemory(site.url);
} finally {
  await site.stop();
  await other?.stop();
}
const stores = 'vitest run --project bench --reporter=dot --no-file-parallelism';
const { status } = spawnSync(stores, { shell: true, stdio: 'inherit' });
process.exitCode = status ?? 1;
console.log(
  `\nLoad after: ${loadavg()
    .map((load) => load.toFixed(2))
    .join(' ')}`,
);
