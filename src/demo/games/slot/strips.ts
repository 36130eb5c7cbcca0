/** The symbols of the reels, from the highest payout to the lowest. The lamp substitutes for every symbol. */
export const slotSymbols = [
  'lamp',
  'hero',
  'pearl',
  'galleon',
  'parol',
  'mango',
  'ruby',
  'emerald',
  'sapphire',
] as const;

export type SlotSymbol = (typeof slotSymbols)[number];

const letters: Readonly<Record<string, SlotSymbol>> = {
  L: 'lamp',
  H: 'hero',
  P: 'pearl',
  G: 'galleon',
  A: 'parol',
  M: 'mango',
  R: 'ruby',
  E: 'emerald',
  Z: 'sapphire',
};

/** The reels, with 36 stops each. A window of three never has a symbol twice. */
export const strips: readonly (readonly SlotSymbol[])[] = [
  'PMZEHRZMPEAGMERZPRZMGLHRAZGELZEAREZA',
  'AREZREGLEZRAZLMEAMHGZPEMRPAZMRGZHEPZ',
  'PMGZREMPHEAZMRZERAELRZHAMGPZELAHERGZ',
  'AZLRGZMHEMAPERZEAZHAREHRGPLGREPZMEZM',
  'ZRAZRGHZEALEHMZPRAEGPRMGEMZAEPZREZML',
].map((strip) => strip.split('').map((letter) => letters[letter] ?? 'sapphire'));

/** Number of reels. */
export const reels = strips.length;

/** Payout of one to five equal symbols from the left, in multiples of the line's stake. */
export const paytable: Readonly<
  Record<SlotSymbol, readonly [number, number, number, number, number]>
> = {
  lamp: [0, 5, 50, 250, 2000],
  hero: [0, 3, 30, 150, 1000],
  pearl: [0, 0, 30, 120, 500],
  galleon: [0, 0, 25, 80, 300],
  parol: [0, 0, 18, 60, 200],
  mango: [0, 0, 15, 40, 150],
  ruby: [0, 0, 10, 30, 100],
  emerald: [0, 0, 7, 20, 75],
  sapphire: [0, 0, 5, 15, 50],
};

/** Return to player in percent. A test computes the exact figure. */
export const returns = '96.09';

/** The stakes of a spin, as multiples of the minimum bet. */
export const steps = [1, 2, 5, 10, 20, 50] as const;
