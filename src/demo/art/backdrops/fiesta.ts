import { circle, d, line, path, rect } from '../kit/svg-elements.ts';
import type { Palette } from '../kit/palettes.ts';
import type { Sheet } from '../kit/sheet.ts';

/** A string of little flags between two points, sagging in the middle. */
function bunting(y: number, sag: number, colours: readonly [string, string, string]): string {
  const flags = Array.from({ length: 11 }, (_, index) => {
    const x = index * 30 - 8;
    const part = (x + 8) / 316;
    const top = y + 4 * sag * part * (1 - part);
    return path(d`M${x} ${top}l22 ${2}-12 24z`, colours[index % 3] ?? colours[0]);
  });
  return line(d`M-10 ${y}q160 ${sag * 2} 320 0`, '#fff', 1.4, { opacity: 0.5 }) + flags.join('');
}

/** A street at a fiesta in the evening: blurred lamps and strings of flags. */
export function fiesta(sheet: Sheet, palette: Palette): string {
  const { random } = sheet;
  const soft = (colour: string) =>
    sheet.radial([`${colour}/.5`, `${colour}/.42/.86`, `${colour}/0`]);
  const lamps = Array.from({ length: 17 }, () => {
    const colour = random.pick([palette.glow, palette.trim, palette.lit, palette.glow]);
    const [x, y, r] = [random.between(0, 300), random.between(60, 330), random.between(9, 30)];
    return circle(x, y, r, soft(colour), { opacity: random.between(0.3, 0.9) });
  });
  const colours = [palette.trim, palette.glow, palette.lit] as const;
  return [
    rect(
      0,
      0,
      300,
      400,
      sheet.linear([palette.top, palette.mid, `${palette.low}/1/.75`, palette.mid]),
    ),
    ...lamps,
    circle(
      150,
      205,
      165,
      sheet.radial([`${palette.glow}/.6`, `${palette.glow}/.12`, `${palette.glow}/0`]),
    ),
    bunting(14, 34, colours),
    bunting(64, random.between(10, 26), colours),
    rect(0, 0, 300, 150, sheet.linear([`${palette.top}/.75`, `${palette.top}/0`])),
  ].join('');
}
