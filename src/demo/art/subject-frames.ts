import { circle, d, path } from './kit/svg-elements.ts';
import { gold, leaf, type Palette } from './kit/palettes.ts';
import { starShape } from './kit/shapes.ts';
import type { Sheet } from './kit/sheet.ts';

type SubjectFrame = (sheet: Sheet, palette: Palette) => string;

/** A gilded ring with beads. */
const medallion: SubjectFrame = (sheet, palette) => {
  const metal = sheet.linear([gold[0], gold[1], gold[2], gold[1]], [0, 0, 1, 1]);
  return [
    circle(150, 204, 134, palette.deep, { opacity: 0.3 }),
    circle(150, 204, 134, 'none', { stroke: metal, 'stroke-width': 8 }),
    circle(150, 204, 122, 'none', { stroke: metal, 'stroke-width': 2 }),
    circle(150, 204, 134, 'none', {
      stroke: '#fff',
      'stroke-width': 3,
      'stroke-dasharray': '.1 16.8',
    }),
  ].join('');
};

/** A full moon. */
const moon: SubjectFrame = (sheet, palette) =>
  [
    circle(
      150,
      196,
      196,
      sheet.radial([`${palette.glow}/.8`, `${palette.glow}/.2/.7`, `${palette.glow}/0`]),
    ),
    circle(150, 196, 128, sheet.linear(['#fff', palette.glow])),
    circle(106, 150, 20, palette.mid, { opacity: 0.12 }),
    circle(206, 236, 30, palette.mid, { opacity: 0.1 }),
    circle(190, 132, 13, palette.mid, { opacity: 0.12 }),
  ].join('');

/** A rosette of cut paper. */
const rosette: SubjectFrame = (sheet, palette) =>
  [
    path(starShape(150, 204, 16, 146, 126), sheet.linear([palette.trim, palette.trimShade])),
    circle(150, 204, 118, sheet.radial([palette.lit, palette.body, palette.shade])),
    circle(150, 204, 108, 'none', {
      stroke: palette.trim,
      'stroke-width': 3,
      'stroke-dasharray': '2 8',
    }),
  ].join('');

/** A wreath of leaves. */
const wreath: SubjectFrame = (sheet) => {
  const paint = sheet.linear([leaf[0], leaf[1], leaf[2]]);
  const blade = sheet.define(path('M0 0C-16-12-18-38 0-56 18-38 16-12 0 0Z', paint));
  return Array.from({ length: 26 }, (_, index) => {
    const angle = index * (360 / 26);
    return sheet.use(blade, {
      transform: d`translate(150 204)rotate(${angle})translate(0 ${index % 2 === 0 ? -118 : -104})rotate(${index % 2 === 0 ? 52 : 84})`,
    });
  }).join('');
};

/** Two squares that form an eight-pointed star, as in okir wood carving. */
const okir: SubjectFrame = (sheet, palette) => {
  const metal = sheet.linear([palette.lit, palette.trim, palette.trimShade], [0, 0, 1, 1]);
  const square = path('M150 58L296 204 150 350 4 204Z', 'none', {
    stroke: metal,
    'stroke-width': 7,
  });
  return [
    path(starShape(150, 204, 8, 136, 104), palette.deep, { opacity: 0.35 }),
    square,
    `<g transform="rotate(45 150 204)">${square}</g>`,
    circle(150, 204, 104, 'none', { stroke: metal, 'stroke-width': 3 }),
  ].join('');
};

const none: SubjectFrame = () => '';

/** The frames behind a motif. Every second one is empty. */
export const subjectFrames: readonly [SubjectFrame, ...SubjectFrame[]] = [
  none,
  medallion,
  none,
  moon,
  none,
  rosette,
  none,
  wreath,
  none,
  okir,
];
