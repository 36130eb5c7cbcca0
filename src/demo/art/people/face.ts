import { circle, ellipse, line, mirrored, path } from '../kit/svg-elements.ts';
import type { Sheet } from '../kit/sheet.ts';
import type { Person } from './person.ts';

const outline =
  'M0-62C-34-62-47-40-46-10-45 18-36 44-18 60-10 67 10 67 18 60 36 44 45 18 46-10 47-40 34-62 0-62Z';

function eye(lashes: boolean): string {
  return [
    path('M-32-2Q-21-13-9 0-20 7-32-2Z', '#fffaf4'),
    circle(-20.5, -2.2, 5.6, '#5a2f1a'),
    circle(-20.5, -2.2, 2.9, '#1a0c08'),
    circle(-18.6, -4.4, 1.7, '#fff'),
    line(lashes ? 'M-35-4Q-22-15-8 0' : 'M-32-3Q-21-12-9 0', '#24120c', lashes ? 3.2 : 2.4),
    lashes ? line('M-34-4l-4-4M-31-7l-3-5', '#24120c', 2) : '',
    line(lashes ? 'M-36-20Q-22-29-8-22' : 'M-36-19Q-22-26-8-19', '#2c1810', lashes ? 3.4 : 5),
  ].join('');
}

/** A smiling face around (0, 0). */
export function face(sheet: Sheet, { skin, dress }: Person): string {
  const [lit, plain, shade] = skin;
  const woman = dress === 'terno' || dress === 'gown';
  const oneEye = eye(woman);
  return [
    ellipse(-46, 2, 8, 14, plain),
    ellipse(46, 2, 8, 14, shade),
    path(outline, sheet.linear([lit, plain, shade], [0.1, 0, 0.95, 0.9])),
    path(
      'M46-10C45 18 36 44 18 60 10 67-2 67-8 64 20 52 28 20 26-20 26-40 20-54 10-61 36-60 47-38 46-10Z',
      shade,
      { opacity: 0.28 },
    ),
    circle(-26, 22, 13, sheet.radial(['#ff6b5e/.4', '#ff6b5e/0'])),
    circle(27, 22, 13, sheet.radial(['#ff6b5e/.4', '#ff6b5e/0'])),
    oneEye,
    mirrored(0, oneEye),
    path('M-4-6C-5 6-9 14-8 19-4 24 5 24 9 19 6 16 4 6 3-6Z', shade, { opacity: 0.22 }),
    line('M-7 19Q0 24 8 19', shade, 2.4),
    path(
      woman
        ? 'M-17 38C-10 33-4 33 0 36 4 33 10 33 17 38 10 51-10 51-17 38Z'
        : 'M-16 39C-8 36 8 36 16 39 9 47-9 47-16 39Z',
      woman ? '#d8434f' : '#b9695a',
    ),
    path('M-12 39.5Q0 37 12 39.5 0 45-12 39.5Z', '#fff8f2'),
    line('M-19 37q2 2 4 2M19 37q-2 2-4 2', shade, 2),
    line('M-5 53q5 2 10 0', shade, 2, { opacity: 0.6 }),
  ].join('');
}
