import { circle, ellipse, mirrored, path, rect } from '../../kit/svg-elements.ts';
import { gold, type Palette } from '../../kit/palettes.ts';
import { glint, starShape } from '../../kit/shapes.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** A cup on its plinth, ribbons at the handles. */
export function trophy(sheet: Sheet, palette: Palette): string {
  const metal = sheet.linear([gold[0], gold[1], '#e08a1e', gold[2]], [0, 0, 1, 0.2]);
  const half = [
    path('M96 112C48 104 34 132 44 168 54 204 88 220 120 222', 'none', {
      stroke: gold[2],
      'stroke-width': 20,
    }),
    path('M96 110C50 102 36 130 46 166 56 202 90 218 120 220', 'none', {
      stroke: metal,
      'stroke-width': 15,
    }),
    path(
      'M48 128q-14 6-22 40l14-4 4 14q8-20 12-34z',
      sheet.linear([palette.trim, palette.trimShade]),
    ),
  ].join('');
  return [
    circle(
      150,
      180,
      170,
      sheet.radial([`${palette.glow}/.85`, `${palette.glow}/.2`, `${palette.glow}/0`]),
    ),
    ellipse(150, 362, 110, 14, palette.deep, { opacity: 0.55 }),
    half,
    mirrored(150, half),
    path('M84 84H216C216 176 202 244 162 262V292H138V262C98 244 84 176 84 84Z', metal),
    path('M92 92H134C128 170 130 226 144 254 106 236 94 176 92 92Z', '#fff', { opacity: 0.4 }),
    path('M186 92h22c-2 84-14 138-40 160 14-36 20-90 18-160z', gold[2], { opacity: 0.35 }),
    ellipse(150, 84, 68, 13, gold[2]),
    ellipse(150, 82, 66, 11, '#5c2a08'),
    path('M82 84a68 13 0 0 0 136 0v8a68 13 0 0 1-136 0z', metal),
    path(starShape(150, 168, 5, 36, 16), '#fff4cf'),
    path(starShape(150, 168, 5, 36, 16), palette.trim, {
      opacity: 0.85,
      transform: 'translate(150 168)scale(.72)translate(-150 -168)',
    }),
    path('M120 292h60l12 22H108z', metal),
    rect(96, 314, 108, 46, sheet.linear([palette.shade, palette.deep]), { rx: 7 }),
    rect(116, 326, 68, 22, metal, { rx: 4 }),
    path('M96 321q0-7 7-7h94q7 0 7 7z', '#fff', { opacity: 0.2 }),
    path(glint(108, 116, 24) + glint(206, 138, 15) + glint(172, 66, 18), '#fff'),
  ].join('');
}
