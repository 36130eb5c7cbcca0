import { circle, ellipse, group, line, rect } from '../kit/svg-elements.ts';
import { palettes } from '../kit/palettes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { dress } from '../people/dress.ts';
import { face } from '../people/face.ts';
import { hairFront, hairBack } from '../people/hair.ts';
import type { Person } from '../people/person.ts';
import { people } from '../people/people.ts';
import { placeMotif } from '../place-motif.ts';

function bust(sheet: Sheet, person: Person, x: number, y: number, scale: number): string {
  return group(
    { transform: `translate(${x} ${y})scale(${scale})` },
    hairBack(sheet, person),
    dress(sheet, person),
    face(sheet, person),
    hairFront(sheet, person),
  );
}

/** Two dealers at a long table with a roulette wheel and cards. */
export function liveTable(sheet: Sheet): string {
  const [first] = people;
  const second = people[4] ?? first;
  const panes = Array.from({ length: 96 }, (_, index) => {
    const [x, y] = [(index % 16) * 100, Math.floor(index / 16) * 100];
    return rect(
      x + 4,
      y + 4,
      92,
      92,
      sheet.random.pick(['#ffb648', '#ffcf7a', '#ff6b5e', '#2fbf9b', '#17304f', '#17304f']),
      {
        rx: 10,
        opacity: sheet.random.between(0.05, 0.24),
      },
    );
  });
  return [
    rect(0, 0, 1600, 600, sheet.linear(['#120a1c', '#2a1230', '#571033'])),
    ...panes,
    circle(1180, 230, 460, sheet.radial(['#ffcf7a/.6', '#ff8a5c/.16/.5', '#ff8a5c/0'])),
    bust(sheet, first, 990, 214, 1.52),
    bust(sheet, second, 1370, 216, 1.5),
    ellipse(1150, 714, 1180, 282, '#1a0812'),
    ellipse(1150, 718, 1160, 270, sheet.linear(['#8d5228', '#43220f'])),
    ellipse(
      1150,
      726,
      1130,
      254,
      sheet.radial(['#3fd0a8', '#12766b', '#06302e'], [0.5, 0.12, 0.62]),
    ),
    line('M260 600Q1150 376 2040 590', '#d8fff0', 2.4, { opacity: 0.4 }),
    placeMotif(sheet, palettes.royal, 'roulette', { x: 1180, y: 500, scale: 0.62 }),
    placeMotif(sheet, palettes.wine, 'cards', { x: 920, y: 506, scale: 0.58 }),
    placeMotif(sheet, palettes.ember, 'chips', { x: 1430, y: 500, scale: 0.58 }),
  ].join('');
}
