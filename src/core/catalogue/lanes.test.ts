import { describe, expect, it } from 'vitest';
import type { Lane, VendorCard } from '#contract/model/vendor.ts';
import { lobbyLanes } from './lanes.ts';

const card = (vendor: string): VendorCard => ({
  cardId: vendor,
  vendor,
  category: 'SPORTS',
  name: vendor,
  opens: 'lobby',
  underMaintenance: false,
  nodeId: null,
  gameId: null,
  icon: null,
  picture: null,
  showcase: null,
});

const lane = (category: string, ...vendors: string[]): Lane => ({
  category,
  slotClasses: [],
  cards: vendors.map(card),
});

const told = (lanes: readonly Lane[]) =>
  lobbyLanes(lanes).map(({ category, cards }) => [category, ...cards.map(({ vendor }) => vendor)]);

describe('the lobby', () => {
  it('moves e-sports and cockfight vendors into lanes of their own after sports', () => {
    const sports = lane('SPORTS', 'LIGA', 'AV', 'SV3', 'IMES', 'IA', 'AI', 'TF', 'TANDANG');
    expect(told([lane('LIVE', 'BAY'), sports, lane('FISH', 'REEF')])).toEqual([
      ['LIVE', 'BAY'],
      ['SPORTS', 'LIGA'],
      ['ESPORTS', 'AV', 'IMES', 'IA', 'AI', 'TF'],
      ['COCKFIGHT', 'SV3', 'TANDANG'],
      ['FISH', 'REEF'],
    ]);
  });

  it('has no lane without vendors and none it does not know', () => {
    expect(told([lane('SPORTS', 'AV'), lane('PVP'), lane('CASINO2', 'X')])).toEqual([
      ['ESPORTS', 'AV'],
    ]);
  });

  it('has bingo where slots have games of the bingo class', () => {
    const classes = [
      { key: 'SC', name: 'Classic', games: 4 },
      { key: 'BG', name: 'Bingo', games: 2 },
    ];
    const slots = { ...lane('RNG', 'TALA'), slotClasses: classes };
    expect(told([slots])).toEqual([
      ['RNG', 'TALA'],
      ['BINGO', 'TALA'],
    ]);
    const none = classes.map((one) => ({ ...one, games: 0 }));
    expect(told([{ ...slots, slotClasses: none }])).toEqual([['RNG', 'TALA']]);
  });

  it('leaves out what the brand withholds', () => {
    const lanes = lobbyLanes([lane('SPORTS', 'LIGA', 'SV3')], ['COCKFIGHT']);
    expect(lanes.map(({ category }) => category)).toEqual(['SPORTS']);
  });

  it('leaves the lanes it was given as they were', () => {
    const sports = lane('SPORTS', 'LIGA', 'AV');
    lobbyLanes([sports]);
    expect(sports.cards).toHaveLength(2);
  });
});
