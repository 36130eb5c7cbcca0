import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { getWinners } from './winners.ts';

const win = { recordId: 'a1', customerName: 'ju***n', gameName: 'Golden Jeepney', winAmount: 20.5 };
const read = (rows: unknown) => safeParse(getWinners.reply, { list: rows }).output;
const listed = { id: 'a1', player: 'ju***n', game: 'Golden Jeepney', centavos: 2_050 };

describe('the board of winners', () => {
  it.each([
    ['in a field of its own', { vo: win }],
    ['in a field beside others', { recordId: 'row', vo: win }],
    ['as the row itself, as newer gateways send it', win],
  ])('reads a win %s', (_, row) => {
    expect(read([row])).toMatchObject([listed]);
  });

  it('puts the largest win first, and a win of an unknown amount last', () => {
    const rows = [
      { ...win, recordId: 'unknown', winAmount: 'soon' },
      win,
      { ...win, recordId: 'large', winAmount: 900 },
    ];
    expect(read(rows)).toMatchObject([{ id: 'large' }, { id: 'a1' }, { id: 'unknown' }]);
  });
});
