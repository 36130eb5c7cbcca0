import { circle, d, ellipse, line, path, rect } from '../../kit/svg-elements.ts';
import { gold, wood, type Palette } from '../../kit/palettes.ts';
import { glint } from '../../kit/shapes.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** An open sea chest full of gold. */
export function chest(sheet: Sheet, palette: Palette): string {
  const { random } = sheet;
  const plank = sheet.linear([wood[0], wood[1], wood[2]]);
  const metal = sheet.linear([gold[0], gold[1], gold[2]], [0, 0, 1, 1]);
  const coin = sheet.define(
    ellipse(0, 3, 21, 12, gold[2]) +
      ellipse(0, 0, 21, 12, metal) +
      ellipse(0, 0, 14.5, 8, 'none', { stroke: gold[2], 'stroke-width': 1.8, opacity: 0.7 }),
  );
  const heap = Array.from({ length: 26 }, (_, index) => {
    const row = Math.floor(index / 7);
    const x = 64 + (index % 7) * 29 + (row % 2) * 13 + random.between(-4, 4);
    const lift = Math.sin(((x - 50) / 200) * Math.PI) * 34;
    return sheet.use(coin, {
      transform: d`translate(${x} ${216 - lift + row * 15})rotate(${random.between(-30, 30)})`,
    });
  });
  const jewel = (x: number, y: number, colour: string, dark: string) =>
    path(d`M${x} ${y - 18}l16 9v14l-16 13-16-13v-14z`, sheet.linear(['#fff', colour, dark]));
  return [
    ellipse(150, 352, 136, 18, palette.deep, { opacity: 0.55 }),
    path(
      'M46 196C34 132 40 92 66 78 110 62 190 62 234 78 260 92 266 132 254 196Z',
      sheet.linear([wood[1], wood[2]]),
    ),
    path('M60 196C52 140 56 108 78 98 114 86 186 86 222 98 244 108 248 140 240 196Z', '#2a120a'),
    line('M46 196C34 132 40 92 66 78 110 62 190 62 234 78 260 92 266 132 254 196', metal, 11),
    line('M104 70q-10 10-10 26M196 70q10 10 10 26', metal, 11),
    ellipse(
      150,
      190,
      132,
      96,
      sheet.radial([`${palette.glow}/.95`, `${palette.glow}/.4/.5`, `${palette.glow}/0`]),
    ),
    ...heap,
    jewel(104, 200, '#ff5f78', '#8d0f3a'),
    jewel(196, 194, '#4fd6b0', '#0b5a4a'),
    jewel(150, 170, palette.body, palette.shade),
    line('M92 226q22 26 54 22t60-24', '#fff6ec', 8, { 'stroke-dasharray': '.1 10.5' }),
    path('M36 240H264L250 350q-1 8-10 8H60q-9 0-10-8Z', plank),
    line('M44 278H256M48 316H252', wood[2], 3, { opacity: 0.7 }),
    path('M30 232H270v20H30z', metal),
    path('M62 252H88L94 358H70ZM212 252h26l-8 106h-24z', metal),
    rect(124, 236, 52, 54, metal, { rx: 9 }),
    path('M150 252a9 9 0 0 1 5 16.5l3 13h-16l3-13A9 9 0 0 1 150 252Z', '#2a120a'),
    circle(66, 242, 3.5, gold[2]),
    circle(234, 242, 3.5, gold[2]),
    path('M36 240H264l-2 16H38z', '#fff', { opacity: 0.16 }),
    path(glint(88, 156, 22) + glint(214, 140, 15) + glint(150, 118, 11), '#fff'),
  ].join('');
}
