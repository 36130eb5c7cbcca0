import { make } from '../elements.ts';

const letters = ['B', 'I', 'N', 'G', 'O'];
const freeAt = 12;

/** A random card of 25 numbers, row by row; 0 is the free place. All cards have the same chance to win. */
export function drawCard(): number[] {
  const columns = letters.map((_, column) => {
    const numbers = Array.from({ length: 15 }, (__, index) => column * 15 + index + 1);
    return Array.from(
      { length: 5 },
      () => numbers.splice(Math.floor(Math.random() * numbers.length), 1)[0] ?? 0,
    );
  });
  return Array.from({ length: 25 }, (_, place) =>
    place === freeAt ? 0 : (columns[place % 5]?.[Math.floor(place / 5)] ?? 0),
  );
}

function cellOf(number: number, free: string) {
  const cell = make('td', 'place');
  cell.append(number === 0 ? make('mark', 'number', free) : make('span', 'number', String(number)));
  return cell;
}

/** The card as a table. `free`: text of the free place. */
export function createCard(caption: string, free: string) {
  const root = make('table', 'bingo');
  const head = make('tr', 'letters');
  head.append(...letters.map((letter) => make('th', 'letter', letter)));
  for (const cell of head.children) cell.setAttribute('scope', 'col');
  const top = make('thead', '');
  top.append(head);
  const body = make('tbody', '');
  root.append(make('caption', 'unseen', caption), top, body);
  let numbers: number[] = [];

  const cells = () => [...body.querySelectorAll('td')];

  return {
    root,
    numbers: () => numbers,
    lay(next: number[]) {
      numbers = next;
      const places = next.map((number) => cellOf(number, free));
      const rows = [0, 1, 2, 3, 4].map((row) => {
        const line = make('tr', '');
        line.append(...places.slice(row * 5, row * 5 + 5));
        return line;
      });
      body.replaceChildren(...rows);
    },
    /** Marks a called number. Returns true when the card has it. */
    mark(ball: number) {
      const place = numbers.indexOf(ball);
      if (place === -1) return false;
      cells()[place]?.replaceChildren(make('mark', 'number', String(ball)));
      return true;
    },
    /** `places`: the places of a full line. */
    light(places: readonly number[]) {
      for (const place of places) cells()[place]?.setAttribute('data-won', '');
    },
  };
}
