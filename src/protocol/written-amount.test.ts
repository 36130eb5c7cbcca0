import { describe, expect, it } from 'vitest';
import { typedAmount, typedWhole, writtenAmount } from './written-amount.ts';

describe('a written amount', () => {
  it.each([
    ['500', 50_000],
    ['99.5', 9_950],
    ['0.07', 7],
    ['.5', 50],
    [',50', 50],
    ['1.', 100],
    ['007', 700],
    [' 250 ', 25_000],
    ['999999999999.99', 99_999_999_999_999],
    ['999,999,999,999', 99_999_999_999_900],
    ['1,250', 125_000],
    ['1,250.50', 125_050],
    ['1,250.5', 125_050],
    ['1,250,000.00', 125_000_000],
    ['12,50', 1_250],
    ['12,5', 1_250],
    ['1250,50', 125_050],
    ['1.250,50', 125_050],
    ['1.250.000', 125_000_000],
    ['1.250.000,5', 125_000_050],
    ['1 250', 125_000],
    ['1\u00a0250,50', 125_050],
    ['1\u202f250.50', 125_050],
    ['₱1,000', 100_000],
    ['₱ 1,000', 100_000],
    ['PHP 12.50', 1_250],
    ['Php12.50', 1_250],
    ['P500', 50_000],
    ['500 PHP', 50_000],
    ['500 pesos', 50_000],
    ['500₱', 50_000],
    ['１２', 1_200],
    ['１，２５０．５０', 125_050],
    ['๑๒๕๐.๕๐', 125_050],
    ['١٢٫٥٠', 1_250],
    ['१,२५०', 125_000],
    ['\u202a1,250\u202c', 125_000],
    ['12\u200b50', 125_000],
  ])('reads %j as %i centavos', (text, centavos) => {
    expect(writtenAmount(text)).toEqual({ centavos });
    expect(typedAmount(text)).toBe(centavos);
  });

  it.each([
    ['1.250', 125_000, 125],
    ['100.000', 10_000_000, 10_000],
    ['₱12.500', 1_250_000, 1_250],
    ['١.٢٥٠', 125_000, 125],
  ])('can read %j in two ways', (text, ...readings) => {
    expect(writtenAmount(text)).toEqual({ fault: 'twoWays', readings });
    expect(typedAmount(text)).toBeNull();
  });

  it.each([
    '100.005',
    '0.001',
    '0.500',
    '0,250',
    '1250.505',
    '1,250.505',
    '1250,505',
    '1.250,505',
    '12.3456',
  ])('refuses %j, which has more than two decimals', (text) => {
    expect(writtenAmount(text)).toEqual({ fault: 'decimals' });
    expect(typedAmount(text)).toBeNull();
  });

  it.each(
    [
      [
        '',
        ' ',
        '.',
        '₱',
        '-5',
        '+5',
        '−20',
        '1e3',
        '1e309',
        '1E+3',
        'Infinity',
        'NaN',
        '0x10',
        'ten',
      ],
      [
        '1.2.3',
        '1,2,3',
        '1,25,000',
        '12 50',
        '1 2',
        '1250,000.50',
        '1,250,00',
        '1,250 000',
        '1,,250',
      ],
      ['9999999999999', '1,000,000,000,000', '12⁵⁰', '1½', '10%', '50O', '$5', '5-6'],
    ].flat(),
  )('does not read %j', (text) => {
    expect(writtenAmount(text)).toEqual({ fault: 'unreadable' });
    expect(typedAmount(text)).toBeNull();
  });
});

describe('a whole number', () => {
  it.each([
    ['1000', 1_000],
    ['1,000', 1_000],
    ['๑๐', 10],
    ['10.00', 10],
    ['0', 0],
    ['10.50', null],
    ['1.000', null],
    ['-1', null],
    ['', null],
  ])('is read from %j as %j', (text, whole) => expect(typedWhole(text)).toBe(whole));
});
