import { type Answer, type Answers, forMembers, memberOf, Refusal, textIn } from './answers.ts';

interface Game {
  readonly nodeId: number;
  readonly gameName: string;
  readonly gameType: string;
  readonly vassalage: string;
}

const game = (nodeId: number, gameName: string, gameType: string, vassalage: string) => ({
  nodeId,
  gameId: `g${nodeId}`,
  gameCode: `G${nodeId}`,
  nodeName: gameName,
  gameName,
  defaultLanguage: 'EN',
  iconUrl: `/media/game-${nodeId}.png`,
  showIcon: `/media/game-${nodeId}.png`,
  defaultIcon: '/media/default.png',
  vassalage,
  gameType,
  supportPlay: 0,
  nodeTypeManageId: 7,
});

const games: readonly Game[] = [
  { ...game(101, 'Sevens', 'RNG', 'JILI'), displayName: 'Lucky Sevens' } as Game,
  {
    ...game(102, 'Pearl Diver', 'RNG', 'JILI'),
    iconUrl: '',
    showIcon: '/media/shown-102.png',
  } as Game,
  game(103, 'Ocean King', 'FISH', 'JDB'),
  game(104, 'Baccarat', 'LIVE', 'EVO'),
  game(105, 'Tongits', 'PVP', 'KP'),
  {
    ...game(106, 'Bingo Bay', 'RNG', 'PP'),
    nodeId: '106',
    iconUrl: null,
    showIcon: '',
  } as unknown as Game,
];

const card = (place: number, title: string, vassalage: string, more: object = {}) => ({
  vassalage,
  accountTypeName: vassalage,
  displayName: `${vassalage} ${title}`,
  gameType: title,
  isGame: 'VASSALAGE',
  isNew: 0,
  cardId: place,
  nodeId: String(900 + place),
  icon: '/media/vendor.png',
  smallIcon: '',
  lagerIcon: '/media/vendor-large.png',
  ...more,
});

const slotClasses = [
  { key: 'SC', displayName: 'Slots', gameCount: '12' },
  { key: 'BG', displayName: 'Bingo', gameCount: 1 },
];

const lanes = [
  {
    title: 'RNG',
    cards: [card(1, 'RNG', 'JILI'), card(2, 'RNG', 'PP')],
    gameClassify: slotClasses,
  },
  { title: 'FISH', cards: [card(3, 'FISH', 'JDB')] },
  { title: 'LIVE', cards: [card(4, 'LIVE', 'EVO', { isGame: 'GAME', gameId: 1 })] },
  { title: 'PVP', cards: [card(5, 'PVP', 'KP', { isNew: '1' })] },
  {
    title: 'SPORTS',
    cards: [
      card(6, 'SPORTS', 'SBO', { isGame: 'GAME', gameId: 'sbo' }),
      card(7, 'SPORTS', 'SV3', { isGame: 'GAME', gameId: 'sv3' }),
    ],
  },
  { title: 'ELOTT', cards: [card(8, 'ELOTT', 'LOTT', { isGame: 'GAME', gameCode: 'lott' })] },
  { title: 'HOLOGRAM', cards: [] },
];

/** A filter that is empty or left out does not apply. */
const fits = (wanted: string | null, value: string): boolean => !wanted || wanted === value;

const gameList: Answer = ({ query }) => {
  const search = (query.get('gameName') ?? '').toLowerCase();
  const slotClass = query.get('gameClassify');
  const found = games.filter(
    ({ gameName, gameType, vassalage, nodeId }) =>
      fits(query.get('gameType'), gameType) &&
      fits(query.get('vassalage'), vassalage) &&
      fits(slotClass, String(nodeId) === '106' ? 'BG' : 'SC') &&
      gameName.toLowerCase().includes(search),
  );
  const [page, size] = [Number(query.get('pageNo')) || 1, Number(query.get('pageSize')) || 24];
  return {
    games: found.slice((page - 1) * size, page * size),
    totalPages: String(Math.ceil(found.length / size)),
    pageNum: page,
    totalCount: String(found.length),
  };
};

const winner = (place: number, winAmount: number | string) => ({
  vo: {
    recordId: place,
    customerName: 'a***z',
    gameName: 'Sevens',
    winAmount,
    iconUrl: '/media/game-101.png',
    nodeId: '101',
    vassalage: 'JILI',
    gameType: 'RNG',
  },
});

/** The address of a page of a game. Each start has one of its own. */
const launch: Answer = ({ query, origin }) => {
  const mode = query.get('launchMode');
  if (!mode) throw new Refusal(500, '', 'System busy #727');
  const token = crypto.randomUUID();
  if (mode === 'LOTT') return { gameUrl: `${origin}/lottery.html?session=${token}` };
  return {
    content: { game_url: `${origin}/game.html?node=${query.get('nodeId')}&session=${token}` },
  };
};

const favouriteOf = (body: Readonly<Record<string, unknown>>) => textIn(body, 'nodeId');

const lottery = [
  { gameCode: 'stl', gameId: 1, displayName: 'Swertres', icon: '/media/stl.png' },
  { gameCode: 'ez2', gameId: '2', name: 'EZ2' },
];

/** The lobby, games, favourites and the lottery. */
export const gameAnswers: Answers = {
  'GET /wps/relay/GCSGAME_gameVendor': () => ({ data: { lanes } }),
  'GET /wps/relay/GCSGAME_gameList': gameList,
  'GET /wps/relay/GCSGAME_hotGamesV2': () => ({ list: games.slice(0, 4) }),
  'GET /wps/relay/ODSFE2_getWinnerBoard': () => ({
    list: [winner(1, 500), winner(2, '12,345.60')],
  }),
  ...forMembers({
    'GET /wps/game/launchGame': launch,
    'GET /wps/relay/GCS_recentGame': () => ({ list: [games[1]] }),
    'GET /wps/relay/GLS2_roomList': () => ({ rooms: [{ roomId: 1, name: 'Table 1' }] }),
    'GET /wps/relay/MCSFE_getFavoriteGames': (asked) => [...memberOf(asked).favourites],
    'GET /wps/relay/MCSFE_getFavoriteGamesList': (asked) => ({
      content: games.filter(({ nodeId }) => memberOf(asked).favourites.has(String(nodeId))),
      pageNum: '1',
      totalPages: 1,
    }),
    'POST /wps/relay/MCS2_addFavGame'(asked) {
      memberOf(asked).favourites.add(favouriteOf(asked.body));
      return true;
    },
    'DELETE /wps/relay/MCS2_removeFavGame'(asked) {
      memberOf(asked).favourites.delete(favouriteOf(asked.body));
      return null;
    },
  }),
};

/** Answers of the lottery, without an envelope. */
export const lotteryAnswers: Answers = {
  'GET /lgw/games': () => lottery,
  'GET /lgw/vn/games/game_menu': () => ({
    daily: { gameGroupCode: 'DAILY', gameMenus: lottery },
    none: { gameGroupCode: 'NONE', gameMenus: [] },
  }),
  'GET /lgw/vn/numeros/opened/game': () => [],
  ...forMembers({
    'GET /lotto/lgw/games/opened/numero': () => [],
    'GET /lgw/orders': () => ({ list: [], total: 0 }),
  }),
};
