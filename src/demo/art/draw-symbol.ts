import type { GameType } from '#protocol/vocabulary/category.ts';
import { placeMotif } from './place-motif.ts';
import { circle, ellipse, group, path } from './kit/svg-elements.ts';
import { gold, palettes, type PaletteName } from './kit/palettes.ts';
import { glint, starShape } from './kit/shapes.ts';
import { ownEntry } from './kit/own-entry.ts';
import { createSheet, type Sheet } from './kit/sheet.ts';
import { motifOf } from './motif-of.ts';
import { type MotifName, motifs } from './motifs.ts';

type Draw = (sheet: Sheet) => string;

function motifSymbol(name: MotifName, palette: PaletteName, scale: number, y = 64): Draw {
  return (sheet) => placeMotif(sheet, palettes[palette], name, { x: 60, y, scale });
}

function medallion(sheet: Sheet, lit: string, shade: string): string {
  const metal = sheet.linear([gold[0], gold[1], gold[2], gold[1]], [0, 0, 1, 1]);
  return [
    path(starShape(60, 60, 16, 58, 52), metal),
    circle(60, 60, 51, sheet.radial([lit, shade], [0.5, 0.36, 0.66])),
    circle(60, 60, 51, 'none', { stroke: metal, 'stroke-width': 3.5 }),
  ].join('');
}

/** The lamp, which substitutes for every other symbol. */
const lamp: Draw = (sheet) =>
  [
    medallion(sheet, '#3a6aa0', '#0a1424'),
    group(
      { 'clip-path': sheet.clip(circle(60, 60, 50, '#000')) },
      placeMotif(sheet, palettes.night, 'lighthouse', { x: 60, y: 70, scale: 0.36 }),
    ),
    path(glint(22, 30, 9) + glint(98, 84, 7), '#fff'),
  ].join('');

/** The three stones differ in outline as well as in colour. */
const ruby: Draw = (sheet) =>
  [
    path('M28 30H92L112 56 60 106 8 56Z', sheet.linear(['#ffa0ac', '#e0263a', '#6d0a2e'])),
    path('M28 30H60L44 56H8Z', '#ffd0d6'),
    path('M60 30H92L76 56Z', '#ff7f8e'),
    path('M60 30L76 56H44Z', '#ffb0ba'),
    path('M92 30L112 56H76Z', '#c21a3c'),
    path('M44 56H76L60 106Z', '#f2455c'),
    path('M76 56H112L60 106Z', '#8d0f34', { opacity: 0.75 }),
    path('M28 30H92L88 35H32Z', '#fff', { opacity: 0.8 }),
  ].join('');

const emerald: Draw = (sheet) =>
  [
    path(
      'M38 12H82L104 34V86L82 108H38L16 86V34Z',
      sheet.linear(['#8af0cc', '#12806a', '#064534'], [0, 0, 1, 1]),
    ),
    path('M38 12H82L72 32H48Z', '#d8fff0'),
    path('M82 12L104 34 86 46 72 32Z', '#5fe0b8'),
    path('M38 12L16 34 34 46 48 32Z', '#b0f8dc'),
    path('M16 34V86L34 74V46Z', '#3fc49a'),
    path('M104 34V86L86 74V46Z', '#0f6a56'),
    path('M38 108H82L72 88H48Z', '#064a3c'),
    path(
      'M48 32H72L86 46V74L72 88H48L34 74V46Z',
      sheet.linear(['#c8ffe8', '#3fd0a0', '#0f7a60'], [0, 0, 1, 1]),
    ),
    path('M48 32H66L34 70V46Z', '#fff', { opacity: 0.45 }),
  ].join('');

const sapphire: Draw = (sheet) =>
  [
    path(
      'M60 8C84 40 102 56 102 76 102 98 84 112 60 112S18 98 18 76C18 56 36 40 60 8Z',
      sheet.linear(['#bfe6ff', '#3f8fe8', '#123a8c']),
    ),
    path('M60 8L60 62 26 92C14 68 30 50 60 8Z', '#8ac6ff'),
    path('M60 62L94 92C84 108 70 112 60 112S36 108 26 92Z', '#1d56b8'),
    path('M60 8L60 62 94 92C110 66 88 46 60 8Z', '#3a84e0', { opacity: 0.85 }),
    path('M60 40L78 72 60 92 42 72Z', sheet.linear(['#e8f8ff', '#6ab4ff'])),
    ellipse(42, 70, 5, 14, '#fff', { opacity: 0.7, transform: 'rotate(18 42 70)' }),
  ].join('');

const drawings: Readonly<Record<string, Draw>> = {
  lamp,
  pearl: motifSymbol('shell', 'orchid', 0.4, 60),
  galleon: motifSymbol('galleon', 'lagoon', 0.37, 62),
  parol: motifSymbol('parol', 'ember', 0.36, 58),
  mango: motifSymbol('mango', 'palay', 0.38),
  ruby,
  emerald,
  sapphire,
};

/** A symbol of the demo slot, 120 by 120, without a background; null for an unknown name. */
export function drawSymbol(name: string): string | null {
  const draw = ownEntry(drawings, name);
  if (draw === null) return null;
  const sheet = createSheet(`s${name}`, 120, 120);
  return sheet.finish(draw(sheet));
}

/** Motifs of ordinary symbols. The hero symbol of such a game is the crown. */
const usedMotifs: ReadonlySet<MotifName> = new Set([
  'lighthouse',
  'shell',
  'galleon',
  'parol',
  'mango',
]);

/** The hero symbol, which pays most: the motif of the game's cover in a gilded ring. */
export function drawHero(game: { readonly name: string; readonly category: GameType }): string {
  const shown = motifOf(game.name, game.category);
  const motif = usedMotifs.has(shown) ? 'crown' : shown;
  const sheet = createSheet(`hero${motif}`, 120, 120);
  const name = sheet.random.pick<PaletteName>(motifs[motif].palettes);
  const palette = palettes[name];
  const inside = sheet.clip(circle(60, 60, 50, '#000'));
  return sheet.finish(
    medallion(sheet, palette.low, palette.top),
    group(
      { 'clip-path': inside },
      placeMotif(sheet, palette, motif, { x: 60, y: 61, scale: 0.325 }),
    ),
    path(glint(24, 26, 8) + glint(96, 90, 6), '#fff'),
  );
}
