import { byId, make } from './elements.js';

/**
 * @typedef {Record<string, string>} Worded
 * @typedef {{ gameCode: string, name: Worded, draws: { numero: string, openCode: string }[] }} Game
 */

/** @type {Record<string, { tag: string, title: string, later: string, last: string, unknown: string }>} */
const words = {
  EN: {
    tag: 'en-PH',
    title: 'The draw opens later',
    later:
      'Betting on this draw is not part of the demo. Nothing can be staked here, and nothing has been.',
    last: 'Last results',
    unknown: 'All draws',
  },
  TY: {
    tag: 'fil-PH',
    title: 'Mamaya pa magbubukas ang bola',
    later:
      'Wala pa sa demo ang pagtaya sa bolang ito. Walang maitataya rito, at wala ring naitaya.',
    last: 'Mga huling resulta',
    unknown: 'Lahat ng bola',
  },
  CN: {
    tag: 'zh-Hans',
    title: '稍后开放投注',
    later: '演示版暂不提供本期投注。此处无法下注，也未产生任何扣款。',
    last: '最近开奖',
    unknown: '全部彩票',
  },
  TH: {
    tag: 'th',
    title: 'ยังไม่เปิดรับแทง',
    later: 'ระบบสาธิตยังไม่รับแทงงวดนี้ ที่นี่ไม่มีการเดิมพันและไม่มีการหักเงินใด ๆ',
    last: 'ผลล่าสุด',
    unknown: 'หวยทั้งหมด',
  },
};

/** @param {string} openCode */
function balls(openCode) {
  const row = make('span', 'balls');
  row.append(...openCode.split(',').map((ball) => make('b', 'ball', ball)));
  return row;
}

async function start() {
  const place = new URLSearchParams(location.hash.slice(1));
  const language = place.get('language') ?? 'EN';
  const say = words[language] ?? words['EN'];
  if (say === undefined) return;
  document.documentElement.lang = say.tag;
  byId('title', HTMLElement).textContent = say.title;
  byId('later', HTMLElement).textContent = say.later;
  byId('last', HTMLElement).textContent = say.last;

  /** @type {Game[]} */
  const games = await fetch('/lottery/games.json').then((response) => response.json());
  const chosen = games.filter(({ gameCode }) => gameCode === place.get('game'));
  const [one] = chosen;
  byId('name', HTMLElement).textContent = one?.name[language] ?? say.unknown;
  const picture = byId('picture', HTMLImageElement);
  if (one !== undefined) picture.src = `/lottery/pictures/${one.gameCode}.svg`;
  picture.hidden = one === undefined;
  byId('draws', HTMLUListElement).replaceChildren(
    ...(one === undefined ? games : chosen).flatMap(({ name, draws }) =>
      draws.slice(0, one === undefined ? 1 : 6).map(({ numero, openCode }) => {
        const item = make('li', 'draw');
        item.append(
          make('span', 'numero', one === undefined ? (name[language] ?? '') : numero),
          balls(openCode),
        );
        return item;
      }),
    ),
  );
}

void start();
