import { circle, d, line, path } from '../../kit/svg-elements.ts';
import { coral, gold, type Palette } from '../../kit/palettes.ts';
import type { Sheet } from '../../kit/sheet.ts';

const body = 'M-86 4C-66-40 0-58 52-22 64-12 70-4 74 2 66 12 58 22 44 30-6 54-66 40-86 4Z';
const tail =
  'M66 0C88-12 100-40 128-52 120-26 122-12 132 2 124 16 124 34 132 58 104 48 88 22 66 6Z';
const scales =
  'M-28-34q12 10 8 24M-6-40q14 12 9 27M16-38q13 12 8 26M38-28q10 10 5 22M-26-6q14 10 9 24M-4-8q14 12 9 28M18-8q14 12 8 26M40-4q10 8 5 18';

function fish(sheet: Sheet, lit: string, main: string, shade: string, spot: string): string {
  const inside = sheet.clip(path(body, '#000'));
  return [
    path(tail, sheet.linear([lit, main, shade], [0, 0, 1, 0.4]), { opacity: 0.95 }),
    path('M-18-44C-2-78 40-74 60-44 40-36 20-34-2-38Z', sheet.linear([main, shade]), {
      opacity: 0.95,
    }),
    path(
      'M-16 40C-12 66 12 74 34 66 22 52 16 42 14 34ZM40 30c8 18 22 22 34 18-6-10-10-16-12-24z',
      sheet.linear([main, shade]),
    ),
    path(body, sheet.linear([lit, main, shade])),
    path(
      'M-86 4C-80-12-66-28-46-36-30-18-30 18-48 38-66 32-80 18-86 4ZM-4-46C16-48 36-40 48-26 34-6 8-14-4-46ZM0 40C10 20 36 14 50 24 36 36 18 42 0 40Z',
      spot,
      { 'clip-path': inside, opacity: 0.92 },
    ),
    line(scales, '#fff', 2, { opacity: 0.45 }),
    path('M-86 4C-66-40 0-58 52-22-10-38-60-26-86 4Z', '#fff', { opacity: 0.3 }),
    line('M-48-22Q-34 2-50 26', shade, 3, { opacity: 0.7 }),
    path('M-44 8C-32 4-14 12-12 28-28 30-42 22-44 8Z', sheet.linear([lit, main])),
    circle(-64, -6, 8, '#fff'),
    circle(-65.5, -6, 4.6, '#140a14'),
    circle(-67, -8, 1.6, '#fff'),
    line('M-86 6q8 6 16 4', shade, 2.5),
  ].join('');
}

/** Koi circling each other. */
export function koi(sheet: Sheet, palette: Palette): string {
  const first = sheet.define(fish(sheet, '#ffffff', '#ffe3d0', '#d98f86', coral[1]));
  const second = sheet.define(fish(sheet, gold[0], gold[1], gold[2], '#fff3e0'));
  const third = sheet.define(fish(sheet, palette.lit, palette.body, palette.shade, palette.trim));
  return [
    circle(150, 205, 140, sheet.radial([`${palette.glow}/.5`, `${palette.glow}/0`])),
    sheet.use(third, { transform: 'translate(214 112)rotate(-24)scale(.62)', opacity: 0.95 }),
    sheet.use(second, { transform: 'translate(166 292)scale(-1 1)rotate(-16)scale(.9)' }),
    sheet.use(first, {
      transform: d`translate(134 188)rotate(${sheet.random.between(-18, 6)})scale(1.16)`,
    }),
  ].join('');
}
