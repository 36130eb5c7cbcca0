import { capiz } from '../backdrops/capiz.ts';
import { fiesta } from '../backdrops/fiesta.ts';
import { circle, d, ellipse, group, line, rect } from '../kit/svg-elements.ts';
import type { Palette } from '../kit/palettes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { dress } from './dress.ts';
import { face } from './face.ts';
import { hairFront, hairBack } from './hair.ts';
import type { Person } from './person.ts';

function table(sheet: Sheet, palette: Palette): string {
  return [
    ellipse(200, 566, 330, 190, palette.deep),
    ellipse(200, 568, 318, 182, sheet.linear(['#8d5228', '#43220f'])),
    ellipse(
      200,
      572,
      300,
      170,
      sheet.radial([palette.body, palette.shade, palette.deep], [0.5, 0.16, 0.6]),
    ),
    line('M-30 520Q200 392 430 520', palette.lit, 2, { opacity: 0.5 }),
    ellipse(200, 430, 150, 26, sheet.radial([`${palette.glow}/.45`, `${palette.glow}/0`])),
  ].join('');
}

function lamp(sheet: Sheet, palette: Palette): string {
  return [
    circle(
      200,
      30,
      120,
      sheet.radial([`${palette.glow}/.7`, `${palette.glow}/.16/.4`, `${palette.glow}/0`]),
    ),
    line('M200-10V16', palette.deep, 4),
    ellipse(200, 30, 54, 12, palette.glow),
    `<path d="M146 30Q154-2 200-4 246-2 254 30 228 20 200 20 172 20 146 30Z" fill="${palette.trimShade}"/>`,
  ].join('');
}

/** A dealer behind a table with a motif, 400 by 500. */
export function dealerScene(
  sheet: Sheet,
  palette: Palette,
  person: Person,
  prop: (sheet: Sheet, palette: Palette) => string,
): string {
  const room = sheet.random.chance(0.6) ? capiz(sheet, palette) : fiesta(sheet, palette);
  return [
    group({ transform: 'scale(1.34)' }, room),
    rect(0, 0, 400, 500, sheet.linear([`${palette.top}/.1`, `${palette.top}/.65`])),
    sheet.random.chance(0.5) ? lamp(sheet, palette) : '',
    ellipse(
      200,
      190,
      150,
      180,
      sheet.radial([`${palette.glow}/.65`, `${palette.glow}/.14`, `${palette.glow}/0`]),
    ),
    group(
      { transform: d`translate(200 172)rotate(${sheet.random.between(-2, 2)})scale(1.14)` },
      hairBack(sheet, person),
      dress(sheet, person),
      face(sheet, person),
      hairFront(sheet, person),
    ),
    table(sheet, palette),
    group({ transform: 'translate(132 360)scale(.45 .37)' }, prop(sheet, palette)),
  ].join('');
}
