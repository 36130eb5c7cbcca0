import { circle, d, ellipse, line, path } from '../../kit/svg-elements.ts';
import type { Palette } from '../../kit/palettes.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** A basketball dropping through the ring. */
export function basketball(sheet: Sheet, palette: Palette): string {
  const ball = circle(0, 0, 78, '#000');
  const seams = d`M-80 0H80M0-80V80M-58-62C-24-34-24 34-58 62M58-62C24-34 24 34 58 62`;
  const rim = sheet.linear(['#ffb27a', '#ff5f3c', '#a3241c']);
  const net = Array.from({ length: 7 }, (_, index) => {
    const [a, b] = [84 + index * 22, 108 + index * 14];
    return d`M${a} 262C${a + 2} 296 ${b} 320 ${b - 4} 356M${a + 22} 262C${a + 16} 300 ${b - 8} 322 ${b - 14} 356`;
  });
  const turn = Math.round(sheet.random.between(-40, 40));
  return [
    path('M56 92H244q10 0 10 10V226q0 10-10 10H56q-10 0-10-10V102q0-10 10-10z', '#fff', {
      opacity: 0.16,
    }),
    path('M56 92H244q10 0 10 10V226q0 10-10 10H56q-10 0-10-10V102q0-10 10-10z', 'none', {
      stroke: '#fff',
      'stroke-width': 6,
      opacity: 0.75,
    }),
    path('M112 152h76v62h-76z', 'none', { stroke: palette.trim, 'stroke-width': 6, opacity: 0.9 }),
    ellipse(150, 260, 78, 17, 'none', { stroke: '#8d1f1a', 'stroke-width': 9 }),
    circle(150, 190, 130, sheet.radial([`${palette.glow}/.7`, `${palette.glow}/0`])),
    `<g transform="translate(150 186)rotate(${turn})">`,
    circle(
      0,
      0,
      78,
      sheet.radial(['#ffcf8a', '#ff8a35', '#c8481a', '#6d1d12'], [0.42, 0.34, 0.74]),
    ),
    path('M-78 0a78 78 0 0 1 156 0Z', '#fff', { opacity: 0.07 }),
    line(seams, '#2a0d0d', 4.5, { 'clip-path': sheet.clip(ball), opacity: 0.9 }),
    '</g>',
    ellipse(122, 138, 26, 13, '#fff', { transform: 'rotate(-32 122 138)', opacity: 0.45 }),
    path('M72 260a78 17 0 0 0 156 0v0a78 21 0 0 1-156 0z', rim),
    line('M72 260a78 17 0 0 0 156 0', rim, 9),
    line(net.join(''), '#fff', 3, { opacity: 0.85 }),
    line('M96 296q54 18 108 0M106 324q44 16 88 0M108 354q42 12 84 0', '#fff', 2.4, {
      opacity: 0.6,
    }),
  ].join('');
}
