import { d, group } from './kit/svg-elements.ts';
import type { Palette } from './kit/palettes.ts';
import type { Sheet } from './kit/sheet.ts';
import { type Motif, type MotifName, motifs } from './motifs.ts';

/** The centre of a motif, its scale, its rotation in degrees (`turn`), and whether it is mirrored (`flip`). */
interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly flip?: boolean;
  readonly turn?: number;
}

/** Draws a motif of the covers inside a larger scene. */
export function placeMotif(
  sheet: Sheet,
  palette: Palette,
  subject: MotifName | Motif['draw'],
  place: Placement,
): string {
  const draw = typeof subject === 'string' ? motifs[subject].draw : subject;
  const { x, y, scale, flip = false, turn = 0 } = place;
  const across = flip ? -scale : scale;
  return group(
    {
      transform:
        d`translate(${x} ${y})rotate(${turn})` + `scale(${across} ${scale})translate(-150 -205)`,
    },
    draw(sheet, palette),
  );
}
