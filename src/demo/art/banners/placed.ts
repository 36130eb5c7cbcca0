import { d, group } from '../kit/marks.ts';
import type { Palette } from '../kit/palettes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { type Motif, type MotifName, motifs } from '../motifs.ts';

/** Where the middle of a subject stands, how large, and which way it looks. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly flip?: boolean;
  readonly turn?: number;
}

/** A subject of the covers, set into a wider scene. */
export function placed(
  sheet: Sheet,
  palette: Palette,
  subject: MotifName | Motif['draw'],
  place: Place,
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
