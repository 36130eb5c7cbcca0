import type { Lane, VendorCard } from '#contract/model/vendor.ts';

const esportsVendors: ReadonlySet<string> = new Set(['AV', 'IMES', 'IA', 'AI', 'TF']);
const cockfightVendors: ReadonlySet<string> = new Set(['SV3', 'TANDANG']);
const bingoClass = 'BG';

const knownCategories: ReadonlySet<string> = new Set([
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'RNG',
  'BINGO',
  'LIVE',
  'PVP',
  'FISH',
  'ELOTT',
]);

/**
 * The lanes a lobby shows: e-sports and cockfight vendors leave the sports lane for lanes of their
 * own right after it, slots of the bingo class get one; unknown and empty lanes are left out, and
 * those that the brand withholds.
 */
export function lobbyLanes(lanes: readonly Lane[], withheld: readonly string[] = []): Lane[] {
  return lanes
    .flatMap((lane) => (lane.category === 'SPORTS' ? splitSports(lane) : withBingo(lane)))
    .filter(({ category, cards }) => knownCategories.has(category) && cards.length > 0)
    .filter(({ category }) => !withheld.includes(category));
}

function splitSports(lane: Lane): Lane[] {
  const isEsports = ({ vendor }: VendorCard): boolean => esportsVendors.has(vendor);
  const isCockfight = ({ vendor }: VendorCard): boolean => cockfightVendors.has(vendor);
  const apart = (category: string, belongs: (card: VendorCard) => boolean): Lane => ({
    category,
    slotClasses: [],
    cards: lane.cards.filter(belongs),
  });
  const sports = apart('SPORTS', (card) => !isEsports(card) && !isCockfight(card));
  return [sports, apart('ESPORTS', isEsports), apart('COCKFIGHT', isCockfight)];
}

/** Bingo is a class of slots: its lane shows the vendors of slots, and lists games of that class. */
function withBingo(lane: Lane): Lane[] {
  const bingo = lane.slotClasses.filter(({ key, games }) => key === bingoClass && games > 0);
  if (lane.category !== 'RNG' || bingo.length === 0) return [lane];
  return [lane, { category: 'BINGO', cards: lane.cards, slotClasses: bingo }];
}
