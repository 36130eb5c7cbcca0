import { circle, d, line, path } from '../../kit/svg-elements.ts';
import type { Palette } from '../../kit/palettes.ts';
import type { Sheet } from '../../kit/sheet.ts';

const steps = 7;

/** Rice terraces stepping down a mountain, water in every pond. */
export function terraces(sheet: Sheet, palette: Palette): string {
  const { random } = sheet;
  const turns = Array.from({ length: steps + 1 }, () => random.between(-26, 26));
  const edge = (index: number) => {
    const y = 158 + index * index * 3.5 + index * 10;
    const bend = turns[index] ?? 0;
    return {
      y,
      shape: d`M-20 ${y + 12 + bend * 0.3}C60 ${y - 30 - bend} 110 ${y + 34} 160 ${y + 6 + bend * 0.4}S260 ${y - 18 + bend} 324 ${y + 16}`,
    };
  };
  const green = sheet.linear(['#d7f07a', '#5fae3f', '#1c6b43']);
  const bank = sheet.linear(['#2f8a45', '#0e4a35']);
  const water = sheet.linear([palette.glow, palette.low, palette.mid], [0.2, 0, 0.8, 1]);
  const rows = Array.from({ length: steps }, (_, index) => {
    const { shape, y } = edge(index);
    const drop = 7 + index * 2.4;
    return [
      path(`${shape}V410H-20Z`, index % 2 === 0 ? water : green),
      path(
        `${shape}v${Math.round(drop)}C260 ${Math.round(y - 18 + drop)} 210 ${Math.round(y + 14 + drop)} 160 ${Math.round(y + 8 + drop)}S60 ${Math.round(y - 26 + drop)}-20 ${Math.round(y + 14 + drop)}Z`,
        bank,
      ),
      line(shape, '#e9ffb0', 2.2, { opacity: 0.8 }),
    ].join('');
  });
  return [
    path(
      'M-20 210C40 196 62 118 104 96 128 84 146 112 164 104 200 88 214 150 246 170 272 186 300 188 324 196V300H-20Z',
      sheet.linear([palette.shade, palette.top]),
    ),
    path(
      'M104 96C128 84 146 112 164 104 150 120 148 140 128 150 118 128 108 120 104 96Z',
      palette.glow,
      { opacity: 0.35 },
    ),
    ...rows,
    circle(150, 170, 150, sheet.radial([`${palette.glow}/.35`, `${palette.glow}/0`])),
    path('M206 168l24-26 24 26z', '#7a4a22'),
    path('M212 168h36v16h-36z', '#4a2a14'),
    path('M224 172h10v12h-10z', palette.glow),
    path('M206 168l24-26 6 6-20 20z', '#d99a5b'),
    line(
      'M40 400q-4-40-18-58M48 400q0-44 14-64M58 400q6-36 26-50M250 402q-6-40-22-54M262 402q2-44 18-62M272 402q6-30 24-44',
      '#dff27a',
      3.4,
    ),
  ].join('');
}
