import { circle, ellipse, line, path } from '../kit/svg-elements.ts';
import { starShape } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import type { Person } from './person.ts';

const behind: Readonly<Record<Person['hair'], string>> = {
  bun: 'M0-78C-46-78-62-46-56-4-52 20-48 30-40 40H40C48 30 52 20 56-4 62-46 46-78 0-78Z',
  waves:
    'M0-80C-52-80-70-40-64 10-60 44-78 70-70 112-62 140-34 138-26 110H26C34 138 62 140 70 112 78 70 60 44 64 10 70-40 52-80 0-80Z',
  bob: 'M0-80C-52-80-68-44-64 6-62 40-66 56-54 70-44 78-34 72-30 60H30C34 72 44 78 54 70 66 56 62 40 64 6 68-44 52-80 0-80Z',
  short: 'M0-74C-40-76-54-50-50-14L-46 8H46L50-14C54-50 40-76 0-74Z',
  swept: 'M0-74C-40-76-54-50-50-14L-46 6H46L50-14C54-50 40-76 0-74Z',
};

const before: Readonly<Record<Person['hair'], string>> = {
  bun: 'M6-70C-34-72-54-44-50-4-44-22-34-40-6-50 18-46 42-34 50-4 54-44 38-68 6-70Z',
  waves:
    'M-10-72C-48-70-60-34-56 8-58 34-62 40-58 62-50 40-46 24-44 2-40-22-26-42-4-50 20-44 40-24 44 2 46 24 50 40 58 62 62 40 58 34 56 8 60-40 34-76-10-72Z',
  bob: 'M-6-74C-50-74-62-38-58 0-56 22-60 34-54 52-48 34-46 14-45-2-24-14 16-20 30-42 36-28 42-14 45-2 46 14 48 34 54 52 60 34 56 22 58 0 62-44 38-76-6-74Z',
  short:
    'M-46-8C-52-46-36-74 2-78 40-78 54-46 46-8 44-22 40-32 32-40 8-34-18-36-32-42-40-32-44-22-46-8Z',
  swept:
    'M-46-6C-54-44-44-70-8-80 30-90 58-66 46-6 44-24 38-36 28-42 4-36-8-54-20-56-24-44-42-34-46-6Z',
};

function bloom(x: number, y: number): string {
  return [0, 1, 2]
    .map((index) => {
      const [cx, cy] = [x + (index - 1) * 13, y + (index === 1 ? -9 : 0)];
      return path(starShape(cx, cy, 5, 12, 6.5), '#fffaf0') + circle(cx, cy, 3.4, '#ffc04d');
    })
    .join('');
}

/** The hair behind the face. */
export function hairBack(sheet: Sheet, { hair, hairTones }: Person): string {
  const [lit, plain, shade] = hairTones;
  const knot = hair === 'bun' ? ellipse(0, -84, 30, 24, sheet.linear([lit, plain, shade])) : '';
  return knot + path(behind[hair], sheet.linear([plain, shade]));
}

/** The hair over the face, with its flower. */
export function hairFront(sheet: Sheet, { hair, hairTones, flower }: Person): string {
  const [lit, plain, shade] = hairTones;
  const strands =
    hair === 'short' || hair === 'swept'
      ? 'M-30-62Q0-76 30-64M-36-52Q0-64 36-54'
      : 'M-40-40Q-26-62 0-66M40-38Q26-60 6-66M-46-24Q-36-46-14-56';
  return [
    path(before[hair], sheet.linear([lit, plain, shade], [0.2, 0, 0.8, 1])),
    line(strands, lit, 2.2, { opacity: 0.5 }),
    flower ? bloom(-46, -44) : '',
  ].join('');
}
