// Prints the figures of this machine: sizes of what was built, starts, Lighthouse beside a plain page, and load.
// Times say little alone: each is printed with what it was measured beside, in the same run.
import { loadavg } from 'node:os';
import { measureGames } from './games.mjs';
import { measureGateway } from './gateway.mjs';
import { measurePages } from './pages.mjs';
import { startSite } from './site.mjs';
import { measureSizes } from './sizes.mjs';
import { measureStarts } from './starts.mjs';

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
console.log(
  `\nLoad after: ${loadavg()
    .map((load) => load.toFixed(2))
    .join(' ')}`,
);
