import type { GameType } from '#protocol/vocabulary/category.ts';
import { backdrops } from './backdrops.ts';
import { foregrounds } from './foregrounds.ts';
import { subjectFrames } from './subject-frames.ts';
import { d, group, rect } from './kit/svg-elements.ts';
import { type Palette, palettes } from './kit/palettes.ts';
import { createSheet, type Sheet } from './kit/sheet.ts';
import { type Motif, type MotifName, motifs } from './motifs.ts';
import { motifOf } from './motif-of.ts';
import { dealerScene } from './people/dealer-scene.ts';
import { people } from './people/people.ts';

/** Input of a cover. The same game always has the same cover. */
interface CoverSubject {
  readonly nodeId: number;
  readonly name: string;
  readonly category: GameType;
}

/** Motifs that draw their own ground or water, from edge to edge. */
const scenes: ReadonlySet<MotifName> = new Set([
  'bangka',
  'galleon',
  'island',
  'kubo',
  'lighthouse',
  'sirena',
  'tarsier',
  'terraces',
  'volcano',
]);

/** Motifs that can have a frame behind them. */
const framed: ReadonlySet<MotifName> = new Set([
  'bell',
  'butterfly',
  'carabao',
  'cards',
  'chest',
  'crab',
  'crown',
  'dice',
  'flower',
  'fruit',
  'gems',
  'halohalo',
  'koi',
  'mango',
  'maskara',
  'octopus',
  'rooster',
  'roulette',
  'shell',
  'tiles',
  'turtle',
]);

/** The transform of a motif: a random zoom, direction and tilt. */
function motifTransform({ random }: Sheet, scene: boolean): string {
  const zoom = scene ? random.between(1, 1.14) : random.between(0.9, 1.07);
  const flip = random.chance(0.5) ? -1 : 1;
  const lean = scene ? 0 : random.between(-4, 4);
  return (
    d`translate(150 205)rotate(${lean})` +
    `scale(${(flip * zoom).toFixed(2)} ${zoom.toFixed(2)})` +
    'translate(-150 -205)'
  );
}

/** The cover of a game: an SVG, 300 by 400, without a margin. */
export function drawGame(game: CoverSubject): string {
  const name = motifOf(game.name, game.category);
  const motif: Motif = motifs[name];
  const sheet = createSheet(`g${game.nodeId.toString(36)}`, 300, 400);
  const palette = palettes[sheet.random.pick(motif.palettes)];
  if (game.category !== 'LIVE') return motifCover(sheet, palette, name);
  const person = people[game.nodeId % people.length] ?? people[0];
  const scene = dealerScene(sheet, palette, person, motif.draw);
  return sheet.finish(group({ transform: 'translate(-10 0)scale(.8)' }, scene));
}

/** A cover with a motif before a backdrop. */
function motifCover(sheet: Sheet, palette: Palette, name: MotifName): string {
  const motif: Motif = motifs[name];
  const scene = scenes.has(name);
  const backdrop = backdrops[sheet.random.pick(motif.backdrops)];
  const foreground = foregrounds[sheet.random.pick(motif.foregrounds)];
  const frame = sheet.random.pick(subjectFrames);
  return sheet.finish(
    backdrop(sheet, palette),
    framed.has(name) ? frame(sheet, palette) : '',
    group({ transform: motifTransform(sheet, scene) }, motif.draw(sheet, palette)),
    foreground(sheet, palette),
    rect(0, 290, 300, 110, sheet.linear([`${palette.deep}/0`, `${palette.deep}/.6`])),
  );
}
