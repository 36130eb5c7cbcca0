import { circle, d, path, rect } from '../kit/svg-elements.ts';
import { palettes } from '../kit/palettes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { hut } from '../motifs/places/kubo.ts';
import { placeMotif } from '../place-motif.ts';

function ridge(y: number, peaks: readonly (readonly [number, number])[]): string {
  const humps = peaks.map(
    ([width, height]) =>
      d`c${width * 0.3} 0 ${width * 0.34} ${-height} ${width * 0.5} ${-height}s${width * 0.2} ${height} ${width * 0.5} ${height}`,
  );
  return d`M-60 ${y}` + humps.join('') + 'V600H-60Z';
}

/** Fields in the morning, with a carabao and kites. */
export function harvestMorning(sheet: Sheet): string {
  const rows = Array.from({ length: 6 }, (_, index) => {
    const y = 420 + index * 30;
    return path(
      d`M-20 ${y + 14}C300 ${y - 26} 600 ${y + 30} 900 ${y}S1400 ${y - 20} 1620 ${y + 10}V610H-20Z`,
      index % 2 === 0
        ? sheet.linear(['#8fc24a', '#2f7a45', '#0e4a35'])
        : sheet.linear(['#ffcf9a', '#c2706a', '#43305c']),
    );
  });
  return [
    rect(0, 0, 1600, 600, sheet.linear(['#2a1848', '#7a3a6a', '#f0806a', '#ffd9a0/1/.72'])),
    circle(1120, 330, 480, sheet.radial(['#fff0d0/.95', '#ffb648/.4/.4', '#ffb648/0'])),
    circle(1120, 330, 120, '#fff4dc'),
    path(
      ridge(420, [
        [420, 120],
        [360, 90],
        [520, 250],
        [400, 110],
      ]),
      sheet.linear(['#8a4a78', '#5a2f66']),
    ),
    path(
      ridge(440, [
        [300, 70],
        [420, 110],
        [340, 60],
        [460, 120],
        [300, 60],
      ]),
      sheet.linear(['#4a2a5c', '#2a1848']),
    ),
    ...rows.slice(0, 2),
    placeMotif(sheet, palettes.palay, hut, { x: 880, y: 340, scale: 0.66 }),
    ...rows.slice(2, 5),
    placeMotif(sheet, palettes.palay, 'carabao', { x: 1210, y: 344, scale: 1.3 }),
    ...rows.slice(5),
    placeMotif(sheet, palettes.ember, 'kite', { x: 760, y: 150, scale: 0.44 }),
    placeMotif(sheet, palettes.palay, 'mango', { x: 1500, y: 128, scale: 0.98, turn: 14 }),
  ].join('');
}
