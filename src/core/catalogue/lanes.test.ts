import { describe, expect, it } from 'vitest';
import type { Lane, VendorCard } from '#protocol/model/vendor.ts';
import type { Category } from '#protocol/vocabulary/category.ts';
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

const lane = (category: Category, ...vendors: string[]): Lane => ({
  category,
  slotClasses: [],
  cards: vendors.map(card),
});

const vendorsByLane = (lanes: readonly Lane[]) =>
  lobbyLanes(lanes).map(({ category, cards }) => [category, ...cards.map(({ vendor }) => vendor)]);

describe('the lobby', () => {
  it('moves cockfight and e-sports vendors into lanes of their own after sports', () => {
    const sports = lane('SPORTS', 'LIGA', 'AV', 'SV3', 'IMES', 'IA', 'AI', 'TF', 'TANDANG');
    expect(vendorsByLane([lane('LIVE', 'BAY'), sports, lane('FISH', 'REEF')])).toEqual([
      ['LIVE', 'BAY'],
      ['SPORTS', 'LIGA'],
      ['COCKFIGHT', 'SV3', 'TANDANG'],
      ['ESPORTS', 'AV', 'IMES', 'IA', 'AI', 'TF'],
      ['FISH', 'REEF'],
    ]);
  });

  it('has no lane without vendors', () => {
    expect(vendorsByLane([lane('SPORTS', 'AV'), lane('PVP')])).toEqual([['ESPORTS', 'AV']]);
  });

  it('has bingo while slots have games of the bingo class', () => {
    const classes = [
      { key: 'SC', name: 'Classic', games: 4 },
      { key: 'BG', name: 'Bingo', games: 2 },
    ];
    const slots = { ...lane('RNG', 'TALA'), slotClasses: classes };
    expect(vendorsByLane([slots])).toEqual([
      ['RNG', 'TALA'],
      ['BINGO', 'TALA'],
    ]);
    const none = classes.map((one) => ({ ...one, games: 0 }));
    expect(vendorsByLane([{ ...slots, slotClasses: none }])).toEqual([['RNG', 'TALA']]);
  });

  it('leaves out the categories that the brand withholds', () => {
    const lanes = lobbyLanes([lane('SPORTS', 'LIGA', 'SV3')], ['COCKFIGHT']);
    expect(lanes.map(({ category }) => category)).toEqual(['SPORTS']);
  });

  it('does not change the lanes that it is given', () => {
    const sports = lane('SPORTS', 'LIGA', 'AV');
    lobbyLanes([sports]);
    expect(sports.cards).toHaveLength(2);
  });
});
