import { circle, d, line, path, rect } from '../kit/svg-elements.ts';
import { palettes } from '../kit/palettes.ts';
import { dots } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { placeMotif } from '../place-motif.ts';

function house(x: number, width: number, height: number, lit: string): string {
  const windows = Array.from({ length: Math.floor(width / 44) }, (_, index) =>
    rect(x + 16 + index * 44, 520 - height + 40, 24, 40, lit, {
      rx: 3,
      opacity: index % 3 === 1 ? 0.35 : 0.85,
    }),
  );
  return (
    rect(x, 520 - height, width, height, '#1c0d2e') +
    path(d`M${x - 12} ${522 - height}l${width / 2 + 12} -44 ${width / 2 + 12} 44z`, '#2a1440') +
    windows.join('')
  );
}

function bunting(y: number, sag: number): string {
  const colours = ['#ff6b5e', '#ffb648', '#2fbf9b', '#e8f1f2'] as const;
  const flags = Array.from({ length: 40 }, (_, index) => {
    const part = index / 40;
    const top = y + 4 * sag * part * (1 - part);
    return path(d`M${index * 41} ${top}h30l-15 34z`, colours[index % 4] ?? '#fff', {
      opacity: 0.9,
    });
  });
  return (
    line(d`M-10 ${y}Q800 ${y + sag * 2} 1610 ${y}`, '#fff', 2, { opacity: 0.5 }) + flags.join('')
  );
}

/** A street at a fiesta at night, with lanterns and a jeepney. */
export function fiestaStreet(sheet: Sheet): string {
  const soft = (colour: string) =>
    sheet.radial([`${colour}/.55`, `${colour}/.4/.85`, `${colour}/0`]);
  const lamps = Array.from({ length: 46 }, () => {
    const { random } = sheet;
    const colour = random.pick(['#ffb648', '#ff6b5e', '#ffd9a0', '#2fbf9b', '#ff8fb0']);
    return circle(
      random.between(560, 1600),
      random.between(60, 460),
      random.between(8, 34),
      soft(colour),
      {
        opacity: random.between(0.25, 0.8),
      },
    );
  });
  return [
    rect(0, 0, 1600, 600, sheet.linear(['#120a26', '#321650', '#7a2f5a', '#e0705a/1/.86'])),
    dots(sheet.random, 60, [0, 0, 1600, 200], '#fff', 2, 0.5),
    house(40, 180, 170, '#ffcf7a'),
    house(240, 150, 220, '#ffb648'),
    house(420, 210, 160, '#ffcf7a'),
    house(700, 170, 230, '#ffb648'),
    house(1400, 220, 200, '#ffcf7a'),
    ...lamps,
    circle(1180, 300, 430, sheet.radial(['#ffb648/.6', '#ff6b5e/.2/.5', '#ff6b5e/0'])),
    bunting(18, 46),
    rect(0, 516, 1600, 84, sheet.linear(['#3a1a3f', '#120a26'])),
    placeMotif(sheet, palettes.copper, 'parol', { x: 900, y: 214, scale: 0.72 }),
    placeMotif(sheet, palettes.dusk, 'parol', { x: 1490, y: 206, scale: 0.66 }),
    placeMotif(sheet, palettes.ember, 'jeepney', { x: 1200, y: 316, scale: 1.32 }),
    path('M0 560Q800 520 1600 560V600H0Z', '#120a26', { opacity: 0.7 }),
  ].join('');
}
