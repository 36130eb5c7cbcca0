import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jackpotPartOf, jackpotStake, lines, payOf, spin, winsOf } from './rules.ts';
import { games } from '../../content/games.ts';
import { slot } from './slot.ts';
import { paytable, returns, slotSymbols, type SlotSymbol, strips } from './strips.ts';

/** The exact return to player of a line, over every combination of the reels. */
function returnOfLine(): number {
  const shares = strips.map((strip) =>
    slotSymbols.map((symbol) => strip.filter((one) => one === symbol).length / strip.length),
  );
  const walk = (symbols: readonly SlotSymbol[], share: number): number => {
    if (symbols.length === strips.length) return share * (payOf(symbols)?.times ?? 0);
    return slotSymbols.reduce((sum, symbol, index) => {
      const part = shares[symbols.length]?.[index] ?? 0;
      return part === 0 ? sum : sum + walk([...symbols, symbol], share * part);
    }, 0);
  };
  return walk([], 1);
}

describe('the return to player', () => {
  it('is 96.09 % over all combinations', () => {
    expect(returnOfLine()).toBeCloseTo(0.960_909, 5);
    expect((100 * returnOfLine()).toFixed(2)).toBe(returns);
  });

  it('is near that over 40,000 spins, of which more than a third win', () => {
    let seed = 7;
    const randomBelow = (limit: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % limit;
    };
    const spins = Array.from({ length: 40_000 }, () => spin(100, 10, randomBelow).payoutCentavos);
    const mean = spins.reduce((sum, payout) => sum + payout, 0) / spins.length / 100;
    expect(mean).toBeGreaterThan(0.85);
    expect(mean).toBeLessThan(1.07);
    expect(spins.filter((payout) => payout > 0).length / spins.length).toBeGreaterThan(0.34);
  });
});

describe('the slot of a title', () => {
  const slots = games.filter(({ kind }) => kind === 'slot');
  const distinct = (values: readonly (number | null)[]) => new Set(values).size;

  it('has the lines and the minimum bet of the catalogue, with whole centavos on each line', () => {
    for (const { leastBet, lines: count, name } of slots) {
      const { stakes, rules } = slot.forTitle({ leastBet, lines: count, isJackpot: false });
      expect([stakes[0], Object(rules).lines.length], name).toEqual([leastBet, count]);
      expect(stakes.every((stake) => stake % (count ?? 0) === 0)).toBe(true);
    }
    expect(distinct(slots.map(({ lines: count }) => count))).toBeGreaterThan(2);
    expect(distinct(slots.map(({ leastBet }) => leastBet))).toBeGreaterThan(2);
  });

  it('has the same return with any number of lines: each row shows the whole strip, and a line pays its share', () => {
    const sorted = (symbols: readonly (SlotSymbol | undefined)[]) =>
      symbols.map(String).toSorted((a, b) => a.localeCompare(b));
    strips.forEach((strip, reel) => {
      for (const row of [0, 1, 2]) {
        const shown = strip.map((_, stop) => spin(100, 5, () => stop).reels[reel]?.[row]);
        expect(sorted(shown)).toEqual(sorted(strip));
      }
    });
    for (const count of [5, 10, 25]) {
      for (let stop = 0; stop < 36; stop += 1) {
        for (const { symbol, count: of, centavos } of spin(5_000, count, () => stop).lines) {
          expect(centavos).toBe(((paytable[symbol][of - 1] ?? 0) * 5_000) / count);
        }
      }
    }
  });

  it.each([
    ['facts are missing', null, null],
    ['there are too many lines', 500, 50],
    ['the bet per line is not in whole centavos', 20, 9],
  ])('is the default slot when %s', (_, leastBet, count) => {
    const { stakes, rules } = slot.forTitle({ leastBet, lines: count, isJackpot: false });
    expect([stakes[0], Object(rules).lines.length]).toEqual([100, 10]);
  });
});

const losingLine = ['ruby', 'sapphire', 'ruby', 'sapphire', 'ruby'] as const;

describe('a line', () => {
  it('pays three or more from the left', () => {
    expect(payOf(['mango', 'mango', 'mango', 'ruby', 'mango'])).toEqual({
      symbol: 'mango',
      count: 3,
      times: 15,
    });
    expect(payOf(['ruby', 'mango', 'mango', 'mango', 'mango'])).toBeNull();
    expect(payOf(['mango', 'mango', 'ruby', 'mango', 'mango'])).toBeNull();
  });

  it('accepts the lamp for any symbol', () => {
    expect(payOf(['lamp', 'mango', 'lamp', 'mango', 'ruby'])).toMatchObject({
      count: 4,
      times: 40,
    });
    expect(payOf(['mango', 'lamp', 'lamp', 'lamp', 'lamp'])).toMatchObject({
      count: 5,
      times: 150,
    });
  });

  it('pays lamps as lamps when that is more', () => {
    expect(payOf(['lamp', 'lamp', 'lamp', 'sapphire', 'ruby'])).toMatchObject({
      symbol: 'lamp',
      count: 3,
      times: 50,
    });
    expect(payOf(['lamp', 'lamp', 'sapphire', 'sapphire', 'sapphire'])).toMatchObject({
      symbol: 'sapphire',
      times: 50,
    });
    expect(payOf(['lamp', 'lamp', 'lamp', 'lamp', 'lamp'])).toMatchObject({
      symbol: 'lamp',
      times: 2000,
    });
  });

  it('pays two heroes, but no single symbol', () => {
    expect(payOf(['hero', 'hero', 'ruby', 'ruby', 'ruby'])).toMatchObject({
      count: 2,
      times: 3,
    });
    expect(payOf(['lamp', 'lamp', 'ruby', 'sapphire', 'ruby'])).toMatchObject({
      symbol: 'ruby',
      count: 3,
      times: 10,
    });
    expect(payOf(['lamp', 'ruby', 'sapphire', 'ruby', 'ruby'])).toBeNull();
    expect(payOf(losingLine)).toBeNull();
  });
});

describe('the lines', () => {
  it.each(lines.map((rows, line) => ({ line, rows })))('include $rows', ({ line, rows }) => {
    const window = rows.map((row, reel) =>
      [0, 1, 2].map((at): SlotSymbol =>
        at === row ? 'pearl' : (losingLine[(reel + at) % 2] ?? 'ruby'),
      ),
    );
    const win = winsOf(window, 2_500, 25).find((one) => one.line === line);
    expect(win).toEqual({ line, symbol: 'pearl', count: 5, centavos: 50_000 });
  });

  it('are distinct and cross every reel', () => {
    expect(new Set(lines.map((rows) => rows.join(''))).size).toBe(25);
    expect(lines.flat().every((row) => row >= 0 && row <= 2)).toBe(true);
  });
});

describe('the jackpot', () => {
  /** Stops that show a symbol on the first line of each reel. */
  const stopsOf = (symbols: readonly SlotSymbol[]) =>
    symbols.map((symbol, reel) => {
      const strip = strips[reel] ?? [];
      return (strip.indexOf(symbol) + strip.length - 1) % strip.length;
    });
  const lamps = Array<SlotSymbol>(5).fill('lamp');

  function decide(symbols: readonly SlotSymbol[], stake: number, isJackpot = true) {
    const rest = stopsOf(symbols);
    const title = slot.forTitle({ leastBet: 500, lines: 10, isJackpot });
    return title.decide(stake, null, () => rest.shift() ?? 0);
  }

  it('is won by five lamps on the first line: a part of it for a part of the highest bet', () => {
    expect(decide(lamps, jackpotStake).jackpotPart).toBe(1);
    expect(decide(lamps, 2_500).jackpotPart).toBe(0.1);
    expect(decide([...lamps.slice(0, 4), 'hero'], jackpotStake).jackpotPart).toBeUndefined();
    expect(decide(lamps, jackpotStake, false).jackpotPart).toBeUndefined();
  });

  it('is not won on another line, nor by another symbol', () => {
    const win = { line: 0, symbol: 'lamp', count: 5, centavos: 1 } as const;
    expect(jackpotPartOf([{ ...win, line: 1 }], jackpotStake)).toBeUndefined();
    expect(jackpotPartOf([{ ...win, symbol: 'hero' }], jackpotStake)).toBeUndefined();
    expect(jackpotPartOf([{ ...win, line: 3 }, win], jackpotStake * 2)).toBe(1);
  });

  it('can be won whole in each of its titles', () => {
    const titlesOfJackpot = games.filter(({ isJackpot }) => isJackpot);
    expect(titlesOfJackpot.length).toBeGreaterThan(10);
    for (const game of titlesOfJackpot) {
      const { bounds, rules } = slot.forTitle(game);
      expect([bounds?.most, Object(rules).jackpotStake], game.name).toEqual([
        jackpotStake,
        jackpotStake,
      ]);
    }
  });
});

describe('a spin', () => {
  const anyTitle = fc.tuple(fc.constantFrom(50, 100, 200, 500), fc.constantFrom(5, 10, 25));
  const arbitraryStops = fc.tuple(...strips.map((strip) => fc.nat(strip.length - 1)));

  it('pays the sum of its lines in whole centavos', () => {
    fc.assert(
      fc.property(arbitraryStops, anyTitle, (stops, [stake, count]) => {
        const rest = [...stops];
        const result = spin(stake, count, () => rest.shift() ?? 0);
        expect(result.lines.every(({ line }) => line < count)).toBe(true);
        const sum = result.lines.reduce((total, { centavos }) => total + centavos, 0);
        expect(result.payoutCentavos).toBe(sum);
        expect(Number.isSafeInteger(sum)).toBe(true);
        expect(result.lines.every(({ centavos }) => centavos > 0)).toBe(true);
      }),
    );
  });

  it('shows three adjacent symbols of each strip, also across its end', () => {
    const last = spin(100, 10, (limit) => limit - 1);
    last.reels.forEach((window, reel) => {
      const strip = strips[reel] ?? [];
      expect(window).toEqual([strip.at(-1), strip[0], strip[1]]);
    });
  });

  it('draws a random stop for each reel', () => {
    const limits: number[] = [];
    spin(100, 10, (limit) => {
      limits.push(limit);
      return 0;
    });
    expect(limits).toEqual(strips.map(({ length }) => length));
  });
});

describe('the paytable', () => {
  it('pays more for more symbols and for higher symbols', () => {
    for (const symbol of slotSymbols) {
      expect(paytable[symbol].toSorted((a, b) => a - b)).toEqual(paytable[symbol]);
    }
    const fives = slotSymbols.map((symbol) => paytable[symbol][4]);
    expect(fives.toSorted((a, b) => b - a)).toEqual(fives);
  });

  it('never shows a symbol twice in one window', () => {
    for (const strip of strips) {
      strip.forEach((symbol, at) => {
        const next = [strip[(at + 1) % strip.length], strip[(at + 2) % strip.length]];
        expect(next).not.toContain(symbol);
      });
    }
  });
});
