import { make } from '../elements.ts';
import { beadRoad, bigRoad, lastColumns, roadRows, type Side } from './roads.ts';
import { text } from '../texts/texts.ts';

/** Columns of the bead road, and the least of the big road. */
const columns = { bead: 8, big: 17 };

/** The letters on the beads, as on the boards of casinos. */
const letters = { player: 'P', banker: 'B', tie: 'T' };

/** The roads of a table: bead road and big road of the past rounds. */
export function createRoads() {
  const root = make('figure', 'roads');
  const caption = make('figcaption', 'roads-text');
  const bead = make('div', 'road bead-road');
  const big = make('div', 'road big-road');
  bead.ariaHidden = 'true';
  big.ariaHidden = 'true';
  root.append(caption, bead, big);

  /** The columns of the big road that fit its width. */
  function columnsThatFit() {
    const cell = big.clientHeight / roadRows;
    return cell > 0 ? Math.max(columns.big, Math.floor(big.clientWidth / cell)) : columns.big;
  }

  return {
    root,
    /** `winners`: oldest first. */
    show(winners: readonly Side[]) {
      const count = (side: Side) => winners.filter((one) => one === side).length;
      caption.textContent = (['player', 'banker', 'tie'] as const)
        .map((side) => `${text(`baccarat.${side}`)} ${count(side)}`)
        .join('\u00a0· ');
      bead.replaceChildren(
        ...beadRoad(winners, columns.bead).map((side) => {
          const cell = make('span', 'road-bead', letters[side]);
          cell.dataset['side'] = side;
          return cell;
        }),
      );
      big.replaceChildren(
        ...lastColumns(bigRoad(winners), columnsThatFit()).map(({ column, row, side, ties }) => {
          const cell = make('span', 'road-ring', ties > 0 ? String(ties) : '');
          cell.dataset['side'] = side;
          cell.style.gridArea = `${row + 1} / ${column + 1}`;
          return cell;
        }),
      );
    },
  };
}
