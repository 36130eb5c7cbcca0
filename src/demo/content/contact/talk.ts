import type { SeedTalk } from '#gateway/seed/seed.ts';
import { nodeIdOf } from '../node-id-of.ts';

type Message = SeedTalk['messages'][number];

interface More {
  /** Place of the answered message in the list, from 0. */
  readonly replyTo?: number;
}

function said(username: string, minutesAgo: number, text: string, more: More = {}): Message {
  return { username, minutesAgo, text, replyTo: more.replyTo ?? null, win: null };
}

/** A shared win. Amounts in pesos. */
function won(username: string, minutesAgo: number, game: string, pesos: [number, number]): Message {
  const [stake, payout] = pesos.map((amount) => amount * 100);
  const win = { game, nodeId: nodeIdOf(game), stake: stake ?? 0, payout: payout ?? 0 };
  return { username, minutesAgo, text: '', replyTo: null, win };
}

/** Messages of players in the open rooms of the demo before the visitor comes. All of them are invented. */
export const talk: readonly SeedTalk[] = [
  {
    room: 'lobby',
    messages: [
      said('mangberto', 188, 'Magandang hapon sa lahat! ☀️'),
      said('titalourdes', 186, 'Magandang hapon po, Mang Berto', { replyTo: 0 }),
      said('kidlat', 171, 'anyone on the lighthouse slot today? seems quiet'),
      said('parengdodong', 168, 'Two free rounds so far. Patience lang 😄', { replyTo: 2 }),
      said('ana', 150, 'Reminder: the rebate can be claimed once a day. /promotions has the rest.'),
      said('ateweng', 147, 'Salamat po! Nakuha ko na', { replyTo: 4 }),
      won('mangberto', 121, 'Keeper of the Lamp', [20, 1_840]),
      said('titalourdes', 120, '👏👏👏'),
      said('kidlat', 119, 'Congrats Mang Berto! What was the feature?', { replyTo: 6 }),
      said('mangberto', 117, 'Lamp bonus, then three wilds. Lucky lang talaga.', { replyTo: 8 }),
      said('kuyarommel', 96, 'New here. How long does a deposit by e-wallet take?'),
      said('ateweng', 94, 'Less than a minute for me. There is a guide in /help too.', {
        replyTo: 10,
      }),
      said('kuyarommel', 92, 'Ayos, it is there already. Salamat! 🙏'),
      said('luis', 74, 'Bayside Baccarat table is full, opening a second one with friends 🃏'),
      said('hiraya', 71, 'Sama ako!', { replyTo: 13 }),
      said(
        'parengdodong',
        58,
        'Decide your budget before the weekend, mga kaibigan. Saya lang dapat.',
      ),
      said('mangberto', 57, 'Tama! 👍', { replyTo: 15 }),
      won('hiraya', 41, 'Nine Koi', [10, 465]),
      said('ligaya', 39, 'The koi again 🐟 congrats Hiraya'),
      said('bituin09', 26, 'who is watching the match later?'),
      said('kidlat', 24, 'Me, see you in the sports room ⚽', { replyTo: 19 }),
      said('titalourdes', 12, 'Merienda muna. Balik ako mamaya!'),
      said('ateweng', 6, 'Enjoy po, Tita 😊', { replyTo: 21 }),
      said('kuyarommel', 3, 'Good luck sa lahat mamayang gabi 🍀'),
    ],
  },
  {
    room: 'game:RNG',
    messages: [
      said('kidlat', 140, 'Which slot has the lowest bet?'),
      said('ligaya', 138, 'Look at the card of the game, the lowest bet is on it.', { replyTo: 0 }),
      won('ligaya', 88, 'Hari ng Kalsada', [5, 212]),
      said('mangberto', 86, 'Beep beep! 🚌', { replyTo: 2 }),
      said('hiraya', 33, 'Nine Koi is my favourite for the music alone'),
      said('kidlat', 9, 'Same here 🎶', { replyTo: 4 }),
    ],
  },
  {
    room: 'game:SPORTS',
    messages: [
      said('bituin09', 65, 'Tip-off at 7 tonight. Any thoughts?'),
      said('parengdodong', 61, 'Home side by four, pero malapit ang laban 🏀', { replyTo: 0 }),
      said('kidlat', 22, 'Here early, kape muna ☕'),
    ],
  },
];
