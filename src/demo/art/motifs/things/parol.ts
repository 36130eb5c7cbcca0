import { circle, d, line, path } from '../../kit/svg-elements.ts';
import type { Palette } from '../../kit/palettes.ts';
import { starShape } from '../../kit/shapes.ts';
import type { Sheet } from '../../kit/sheet.ts';

function corner(angle: number, r: number): string {
  const rad = ((angle - 90) * Math.PI) / 180;
  return d`${150 + r * Math.cos(rad)} ${186 + r * Math.sin(rad)}`;
}

/** A paper star lantern, lit from within, with its tassels. */
export function parol(sheet: Sheet, palette: Palette): string {
  const facets = Array.from({ length: 5 }, (_, index) => {
    const angle = index * 72;
    const tip = corner(angle, 118);
    return {
      light: `M150 186L${tip}L${corner(angle - 36, 48)}Z`,
      dark: `M150 186L${tip}L${corner(angle + 36, 48)}Z`,
      spark: `M${corner(angle, 96)}L${corner(angle - 12, 58)}L${corner(angle, 44)}L${corner(angle + 12, 58)}Z`,
    };
  });
  const join = (side: 'light' | 'dark' | 'spark') => facets.map((facet) => facet[side]).join('');
  const tassel = (x: number, length: number) =>
    line(d`M${x} 262v26`, palette.glow, 2) +
    circle(x, 290, 6.5, palette.trim) +
    path(
      d`M${x - 7} 293h14l5 ${length}c-8 6-16 6-24 0z`,
      sheet.linear([palette.trim, palette.trimShade]),
    );
  const beads = Array.from({ length: 15 }, (_, index) => {
    const rad = (index * 24 * Math.PI) / 180;
    return d`M${150 + 128 * Math.cos(rad)} ${186 + 128 * Math.sin(rad)}h0`;
  });
  return [
    circle(
      150,
      186,
      190,
      sheet.radial([`${palette.glow}/.95`, `${palette.glow}/.32/.45`, `${palette.glow}/0`]),
    ),
    line('M150-6V70', palette.glow, 2, { opacity: 0.8 }),
    circle(150, 186, 104, 'none', { stroke: palette.trim, 'stroke-width': 9, opacity: 0.95 }),
    circle(150, 186, 104, 'none', {
      stroke: '#fff',
      'stroke-width': 2,
      'stroke-dasharray': '3 12',
    }),
    line(beads.join(''), palette.glow, 9),
    tassel(86, 66),
    tassel(214, 66),
    tassel(150, 88),
    path(join('light'), sheet.linear([palette.lit, palette.body, palette.shade])),
    path(join('dark'), sheet.linear([palette.body, palette.shade])),
    path(join('spark'), '#fff', { opacity: 0.42 }),
    path(starShape(150, 186, 5, 120, 49), 'none', { stroke: '#fff4d8', 'stroke-width': 3 }),
    circle(150, 186, 60, sheet.radial(['#fff', `${palette.glow}/.85/.4`, `${palette.glow}/0`])),
    path(starShape(150, 186, 10, 30, 15), palette.trim),
    path(starShape(150, 186, 5, 20, 9), '#fff'),
  ].join('');
}
