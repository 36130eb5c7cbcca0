import { circle, line, mirrored, path } from '../kit/svg-elements.ts';
import type { Sheet } from '../kit/sheet.ts';
import type { Person } from './person.ts';

function neck(sheet: Sheet, { skin }: Person): string {
  return [
    path(
      'M-19 40V92C-40 104-62 108-84 120L-60 212H60L84 120C62 108 40 104 19 92V40Z',
      sheet.linear([skin[1], skin[1], skin[0]]),
    ),
    path('M-19 52C-8 74 12 76 19 60V80C8 92-10 90-19 76Z', skin[2], { opacity: 0.55 }),
    line('M-34 112Q-16 116-6 124M34 112Q16 116 6 124', skin[2], 2.4, { opacity: 0.5 }),
  ].join('');
}

function terno(sheet: Sheet, person: Person): string {
  const [lit, plain, shade] = person.dressTones;
  const sleeve = [
    path(
      'M-72 128C-104 76-150 74-166 112-176 142-160 182-130 196-102 190-80 168-72 128Z',
      sheet.linear([lit, plain, shade], [0, 0, 0.9, 1]),
    ),
    path('M-72 128C-104 76-150 74-166 112-140 96-104 104-72 128Z', '#fff', { opacity: 0.3 }),
    line('M-76 130Q-120 116-158 140M-76 136Q-116 136-150 168M-74 142Q-104 154-132 188', lit, 2, {
      opacity: 0.6,
    }),
    path('M-124 196C-118 240-96 276-86 320H-40L-66 190Z', person.skin[1]),
  ].join('');
  return [
    neck(sheet, person),
    sleeve,
    mirrored(0, sleeve),
    path(
      'M-78 122C-56 156-30 166 0 168 30 166 56 156 78 122 90 150 80 190 70 230L78 330H-78L-70 230C-80 190-90 150-78 122Z',
      sheet.linear([plain, shade]),
    ),
    path(
      'M-78 122C-56 156-30 166 0 168 30 166 56 156 78 122L80 132C58 170 30 180 0 182-30 180-58 170-80 132Z',
      lit,
      { opacity: 0.8 },
    ),
    line('M-30 196q30 16 60 0M-36 218q36 18 72 0M-38 242q38 18 76 0', lit, 2.4, {
      opacity: 0.55,
      'stroke-dasharray': '.1 7',
    }),
    circle(0, 134, 6, '#ffcf7a'),
    line('M-36 112Q0 140 36 112', '#ffcf7a', 2.6, { 'stroke-dasharray': '.1 5' }),
  ].join('');
}

function barong(sheet: Sheet, person: Person): string {
  const [lit, plain, shade] = person.dressTones;
  const half = [
    path(
      'M-4 96L-36 92C-70 104-112 112-130 140-146 180-152 260-154 330H0V120Z',
      sheet.linear([lit, plain, shade], [0, 0, 0.6, 1]),
    ),
    path('M-34 84L-4 128-14 142-44 100Z', lit),
    line('M-22 150V320M-32 154V320', shade, 2, { opacity: 0.5 }),
    line('M-27 160v150', shade, 7, { 'stroke-dasharray': '.1 14', opacity: 0.5 }),
    line('M-46 170q-10 16 0 30t0 30 0 30 0 30', shade, 2.4, { opacity: 0.45 }),
    line('M-104 200Q-96 260-98 330', shade, 3, { opacity: 0.4 }),
  ].join('');
  return [
    neck(sheet, person),
    half,
    mirrored(0, half),
    path('M-5 122h10v200h-10z', shade, { opacity: 0.35 }),
    ...[146, 186, 226].map((y) => circle(0, y, 3.6, '#c9a76a')),
  ].join('');
}

function gown(sheet: Sheet, person: Person): string {
  const [lit, plain, shade] = person.dressTones;
  const arm = path(
    'M-82 116C-112 124-124 160-124 200-122 250-108 290-100 330H-58L-74 200Z',
    sheet.linear([person.skin[0], person.skin[1]]),
  );
  return [
    neck(sheet, person),
    arm,
    mirrored(0, arm),
    path(
      'M-86 116C-70 140-40 176 0 178 40 176 70 140 86 116 98 150 86 190 74 226L84 330H-84L-74 226C-86 190-98 150-86 116Z',
      sheet.linear([lit, plain, shade]),
    ),
    path(
      'M-86 116C-96 120-108 126-112 150-96 150-80 160-74 176ZM86 116C96 120 108 126 112 150 96 150 80 160 74 176Z',
      lit,
    ),
    line('M-70 196Q0 240 70 196M-72 226Q0 268 72 226', lit, 3, { opacity: 0.4 }),
    line('M-38 112Q0 152 38 112', '#fff6e6', 5, { 'stroke-dasharray': '.1 7.5' }),
    circle(0, 140, 7, '#2fbf9b'),
  ].join('');
}

function waistcoat(sheet: Sheet, person: Person): string {
  const [lit, plain, shade] = person.dressTones;
  const half = [
    path(
      'M-4 96L-36 92C-70 104-112 112-130 140-146 180-152 260-154 330H0V110Z',
      sheet.linear(['#ffffff', '#e6ecf2', '#a9b6c6'], [0, 0, 0.7, 1]),
    ),
    path('M-62 108C-74 150-84 220-82 330H0V190Z', sheet.linear([lit, plain, shade])),
    path('M-62 108L-40 100 0 190V206Z', lit),
    path('M-34 84L-2 116-14 138-46 102Z', '#fff'),
  ].join('');
  return [
    neck(sheet, person),
    half,
    mirrored(0, half),
    path('M0 122L-26 108V140ZM0 122L26 108V140Z', '#ff6b5e'),
    circle(0, 123, 6, '#a32f3a'),
    ...[214, 244, 274].map((y) => circle(0, y, 4, '#ffcf7a')),
  ].join('');
}

const dresses = { terno, barong, gown, waistcoat };

/** Shoulders and dress, below a face at (0, 0). */
export function dress(sheet: Sheet, person: Person): string {
  return dresses[person.dress](sheet, person);
}
