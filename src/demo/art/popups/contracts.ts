import { circle, group, line, path, rect } from '../kit/svg-elements.ts';
import { dots, starShape } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';

/** Path data of lines that look like written text. */
function writing(x: number, y: number, widths: readonly number[]): string {
  return widths.map((width, index) => `M${x} ${y + index * 17}h${width}`).join('');
}

function paper(sheet: Sheet): string {
  return [
    path('M0 0H210V250Q105 264 0 250Z', sheet.linear(['#fffaf0', '#f3e6cb', '#dcc6a0'])),
    path('M0 0H210V16H0Z', '#fff', { opacity: 0.6 }),
    line('M66 34h78', '#7d4300', 6, { opacity: 0.75 }),
    line(writing(28, 64, [154, 140, 154, 96]), '#7c6a55', 4, { opacity: 0.55 }),
    line(writing(28, 146, [120, 154, 80]), '#7c6a55', 4, { opacity: 0.55 }),
    path('M30 220c14-20 24-20 22-4-2 12 16-14 24-12 8 3-4 16 6 14 12-3 18-12 30-6', 'none', {
      stroke: '#1f4268',
      'stroke-width': 3.4,
    }),
  ].join('');
}

function seal(sheet: Sheet): string {
  return [
    path(starShape(0, 0, 14, 44, 38), sheet.linear(['#ff8d80', '#e2502f', '#8f2430'])),
    circle(0, 0, 29, sheet.linear(['#c9402f', '#ff7a66'])),
    path('M-8 15h16l-4-24h-8zM-7-12H7L4-20h-8z', '#ffe2d2'),
    path('M9-16 25-22V-9zM-9-16-25-22V-9z', '#ffe2d2', { opacity: 0.75 }),
  ].join('');
}

function pen(sheet: Sheet): string {
  return [
    path('M0 0 10-26 24-17Z', '#2a2140'),
    path(
      'M10-26Q44-104 118-150 116-84 24-17Z',
      sheet.linear(['#eafff6', '#4fd6b0', '#12766b'], [1, 0, 0, 1]),
    ),
    line('M12-22Q56-92 112-142', '#eafff6', 2.4, { opacity: 0.8 }),
  ].join('');
}

/** Two sheets of paper with a seal and a pen. */
export function contracts(sheet: Sheet): string {
  return [
    rect(0, 0, 800, 360, sheet.linear(['#0b2b3c', '#0f4a55', '#17685f'], [0, 0, 1, 1])),
    rect(
      0,
      0,
      800,
      360,
      sheet.radial(['#ffcf7a/.4', '#ffcf7a/.1/.5', '#ffcf7a/0'], [0.5, 0.3, 0.55]),
    ),
    dots(sheet.random, 40, [0, 0, 800, 360], '#eafff6', 2, 0.35),
    path('M0 300Q200 268 400 292 600 316 800 280V360H0Z', '#06222c', { opacity: 0.7 }),
    group({ transform: 'translate(250 74)rotate(-11)' }, paper(sheet)),
    group(
      { transform: 'translate(352 50)rotate(6)' },
      path('M6 8H216V258Q110 272 6 258Z', '#04161d', { opacity: 0.35 }),
      paper(sheet),
    ),
    group({ transform: 'translate(512 262)rotate(10)' }, seal(sheet)),
    group({ transform: 'translate(566 312)scale(1.1)rotate(6)' }, pen(sheet)),
  ].join('');
}
