import { byId, make } from '../elements.ts';
import type { OpenedSlot } from './win-lines.ts';
import { symbolName } from './symbol-name.ts';

/** The paytable in the rules: payouts at the current stake, and the lines. */
export function createPaytable(
  { paytable, lines }: Pick<OpenedSlot, 'paytable' | 'lines'>,
  pictureOf: (symbol: string) => string,
) {
  const list = byId('pays', HTMLUListElement);

  function diagram(rows: readonly number[]) {
    const grid = make('li', 'diagram');
    rows.forEach((row) => {
      for (let at = 0; at < 3; at += 1) {
        grid.append(make('i', at === row ? 'on' : ''));
      }
    });
    return grid;
  }

  byId('line-list', HTMLUListElement).replaceChildren(...lines.map(diagram));

  return {
    show(stakeCentavos: number, format: (centavos: number) => string) {
      const line = stakeCentavos / lines.length;
      list.replaceChildren(
        ...Object.entries(paytable).map(([symbol, pays]) => {
          const item = make('li', 'pay');
          const image = make('img', 'pay-symbol');
          image.src = pictureOf(symbol);
          image.alt = '';
          const amounts = make('span', 'pay-amounts');
          pays.forEach((times, index) => {
            if (times === 0) return;
            amounts.prepend(
              make('b', 'count', `${index + 1} ×`),
              make('span', 'amount', format(times * line)),
            );
          });
          item.append(image, make('strong', 'pay-name', symbolName(symbol)), amounts);
          return item;
        }),
      );
    },
  };
}
