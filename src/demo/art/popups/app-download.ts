import { circle, group, line, path, rect } from '../kit/svg-elements.ts';
import { palettes } from '../kit/palettes.ts';
import { dots, glint, waveShape, wedge } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { placeMotif } from '../place-motif.ts';

/** The screen of the phone: a lighthouse by the sea. */
function screen(sheet: Sheet): string {
  const glass = sheet.clip(mask());
  return group(
    { 'clip-path': glass },
    rect(-72, -150, 144, 300, sheet.linear(['#0a1424', '#163761', '#39678a'])),
    dots(sheet.random, 22, [-66, -140, 66, 0], '#fff', 1.6, 0.7),
    path(wedge(6, -18, 190, 244, 274), sheet.linear(['#ffcf7a/0', '#ffcf7a/.7'], [0, 0, 1, 0])),
    placeMotif(sheet, palettes.night, 'lighthouse', { x: 6, y: 22, scale: 0.48 }),
    path(waveShape(144, 0, 5, 60, 0.2, 90), '#0f2a48', { transform: 'translate(-72 84)' }),
    path('M-52 118h104a10 10 0 0 1 0 20h-104a10 10 0 0 1 0-20z', '#ffb648'),
  );
}

const mask = (): string =>
  path(
    'M-58-146H58A14 14 0 0 1 72-132V132A14 14 0 0 1 58 146H-58A14 14 0 0 1-72 132V-132A14 14 0 0 1-58-146Z',
    '#fff',
  );

function phone(sheet: Sheet): string {
  return [
    path(
      'M-60-158H60A24 24 0 0 1 84-134V134A24 24 0 0 1 60 158H-60A24 24 0 0 1-84 134V-134A24 24 0 0 1-60-158Z',
      sheet.linear(['#f6f1e5', '#9fb0c8', '#44567a'], [0, 0, 1, 1]),
    ),
    screen(sheet),
    line('M-16-137h32', '#050c18', 7),
    path('M-72-146L20-146-72 40Z', '#fff', { opacity: 0.09 }),
  ].join('');
}

/** A phone at sea with a download arrow. */
export function appDownload(sheet: Sheet): string {
  return [
    rect(0, 0, 800, 360, sheet.linear(['#0f3f78', '#2b86bd', '#8fd6dc'])),
    circle(400, 150, 300, sheet.radial(['#fff6cf/.6', '#fff6cf/.12/.5', '#fff6cf/0'])),
    path(
      'M60 120q26-30 60-14 18-34 58-14 40-10 46 28H60zM586 92q22-26 52-12 16-28 50-12 34-8 40 24H586z',
      '#fff',
      { opacity: 0.55 },
    ),
    path(waveShape(800, 246, 10, 190, 0.1, 360), '#1c6aa0'),
    group({ transform: 'translate(400 182)rotate(-8)' }, phone(sheet)),
    group(
      { transform: 'translate(548 150)' },
      circle(0, 0, 46, sheet.linear(['#ffcf7d', '#f29c1f'])),
      line('M0-22V14M-16-1 0 16 16-1M-20 27H20', '#1d1304', 7),
    ),
    path([glint(266, 96, 20), glint(300, 54, 11), glint(520, 72, 13)].join(''), '#fff'),
    path(waveShape(800, 288, 10, 170, 0.5, 360), '#fff', { opacity: 0.35 }),
    path(waveShape(800, 296, 10, 170, 0.8, 360), sheet.linear(['#155a90', '#0b2f57'])),
  ].join('');
}
