import { byId, make } from '../elements.js';

/**
 * The paytable in the rules: payouts at the current stake, and the lines.
 * @param {Pick<import('./win-lines.js').OpenedSlot, 'paytable' | 'lines'>} rules
 * @param {import('../messages.js').Messages} messages
 * @param {(symbol: string) => string} pictureOf
 */
export function createPaytable({ paytable, lines }, messages, pictureOf) {
  const list = byId('pays', HTMLUListElement);

  /** @param {readonly number[]} rows */
  function diagram(rows) {
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
    /**
     * @param {number} stakeCentavos
     * @param {(centavos: number) => string} format
     */
    show(stakeCentavos, format) {
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
          item.append(
            image,
            make('strong', 'pay-name', messages.symbols[symbol] ?? symbol),
            amounts,
          );
          return item;
        }),
      );
    },
  };
}
