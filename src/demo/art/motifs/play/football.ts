import { circle, d, ellipse, line, path } from '../../kit/svg-elements.ts';
import type { Palette } from '../../kit/palettes.ts';
import { starShape } from '../../kit/shapes.ts';
import type { Sheet } from '../../kit/sheet.ts';

function corner(angle: number, r: number): string {
  const rad = ((angle - 90) * Math.PI) / 180;
  return d`${r * Math.cos(rad)} ${r * Math.sin(rad)}`;
}

/** A flying football with a trail of light. */
export function football(sheet: Sheet, palette: Palette): string {
  const { random } = sheet;
  const turn = random.between(-20, 20);
  const patches = Array.from({ length: 5 }, (_, index) => {
    const a = index * 72;
    return {
      rim: `M${corner(a - 17, 88)}L${corner(a, 66)}L${corner(a + 17, 88)}L${corner(a + 13, 99)}Q${corner(a, 101)} ${corner(a - 13, 99)}Z`,
      seam: `M${corner(a, 34)}L${corner(a, 66)}M${corner(a + 17, 88)}L${corner(a + 36, 72)}L${corner(a + 55, 88)}M${corner(a + 36, 72)}L${corner(a + 36, 52)}M${corner(a, 34)}L${corner(a + 36, 52)}L${corner(a + 72, 34)}`,
    };
  });
  const trail = (spread: number, opacity: number) =>
    path(
      d`M${150 - 92} ${196 - spread}Q20 300-60 ${404 - spread * 0.4}L${-40 + spread * 1.6} 420Q90 340 ${150 + spread * 0.6} 290Z`,
      palette.glow,
      { opacity },
    );
  return [
    trail(30, 0.16),
    trail(8, 0.26),
    trail(-12, 0.3),
    circle(156, 196, 150, sheet.radial([`${palette.glow}/.7`, `${palette.glow}/0`])),
    ellipse(168, 346, 86, 14, palette.deep, { opacity: 0.5 }),
    `<g transform="translate(158 196)rotate(${Math.round(turn)})scale(1.06)">`,
    circle(
      0,
      0,
      100,
      sheet.radial(['#ffffff', '#f4f6fa', '#c3cbdc', '#69748f'], [0.4, 0.34, 0.72]),
    ),
    line(patches.map((patch) => patch.seam).join(''), '#8b95ad', 2.6),
    path(
      starShape(0, 0, 5, 35, 28.4) + patches.map((patch) => patch.rim).join(''),
      sheet.linear(
        random.pick([
          ['#34406a', '#11162c'],
          [palette.trim, palette.trimShade],
          [palette.body, palette.shade],
        ] as const),
      ),
    ),
    '</g>',
    circle(
      158,
      196,
      106,
      sheet.radial(['#fff/0', `${palette.deep}/0/.6`, `${palette.deep}/.65`], [0.4, 0.34, 0.76]),
    ),
    path('M82 148C98 112 138 94 176 100 140 108 112 126 96 158Z', '#fff', { opacity: 0.6 }),
  ].join('');
}
