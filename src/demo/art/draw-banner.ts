import { deepBlue } from './banners/deep-blue.ts';
import { fiestaStreet } from './banners/fiesta-street.ts';
import { harvestMorning } from './banners/harvest-morning.ts';
import { liveTable } from './banners/live-table.ts';
import { nightWatch } from './banners/night-watch.ts';
import { rect } from './kit/svg-elements.ts';
import { createSheet } from './kit/sheet.ts';

const scenes = [nightWatch, fiestaStreet, deepBlue, liveTable, harvestMorning];

/** A scene of the carousel, 1600 by 600. The left side is dark, for text. `id` counts from 1; the five scenes repeat. */
export function drawBanner(id: number): string {
  const scene = scenes[(Math.max(1, id) - 1) % scenes.length] ?? nightWatch;
  const sheet = createSheet(`view${id}`, 1600, 600);
  const shade = sheet.linear(['#0a1424/.94', '#0a1424/.8/.34', '#0a1424/0/.66'], [0, 0, 1, 0]);
  return sheet.finish(
    scene(sheet),
    rect(0, 0, 1600, 600, shade),
    rect(0, 470, 1600, 130, sheet.linear(['#0a1424/0', '#0a1424/.5'])),
  );
}
