import { createChoices } from '../choices.ts';
import { byId, make, prefersReducedMotion, wait } from '../elements.ts';
import { pesoFormat } from '../labels.ts';
import { backOf, cardOf, nameOf } from '../playing-cards.ts';
import { sound } from '../sound.ts';
import type { Opened } from '../calls.ts';
import type { duelMessages } from './messages.ts';
import type { Scene } from '../start-table.ts';

type Aim = 'high' | 'low';

interface Duel {
  choice: Aim;
  own: number;
  rival: number;
}

type Messages = ReturnType<typeof duelMessages>;

const aims: readonly Aim[] = ['high', 'low'];

function createSeat(name: string) {
  const root = make('div', 'hand');
  const place = make('div', 'cards');
  root.append(make('span', 'hand-name', name), place);

  return {
    root,
    clear() {
      place.replaceChildren(backOf());
      root.removeAttribute('data-won');
    },
    turn(card: number) {
      place.replaceChildren(cardOf(card));
    },
  };
}

/** Two cards, and two bets. */
export function createScene(
  { wonPays }: Opened & { wonPays: number; returns: string },
  messages: Messages,
): Scene<Duel> {
  const money = pesoFormat(messages.tag);
  const [own, rival] = [createSeat(messages.own), createSeat(messages.rival)];
  const table = make('div', 'hands');
  table.ariaHidden = 'true';
  table.append(own.root, rival.root);
  const choices = createChoices(
    messages.legend,
    aims.map((value) => ({
      value,
      face: [
        make('span', 'choice-name', messages[value]),
        make('span', 'choice-pays', `×${wonPays / 100}`),
      ],
    })),
  );
  const felt = make('div', 'felt');
  felt.append(table, choices.root);
  byId('scene', HTMLDivElement).append(felt);

  function clear() {
    own.clear();
    rival.clear();
    for (const aim of aims) choices.faceOf(aim)?.removeAttribute('data-won');
  }

  clear();
  return {
    choice: choices.chosen,
    lay(choice) {
      choices.choose(choice);
      choices.lock(true);
    },
    begin() {
      clear();
      choices.lock(true);
    },
    async show(round) {
      own.turn(round.own);
      sound.stop(0);
      await wait(prefersReducedMotion() ? 0 : 700);
      rival.turn(round.rival);
      sound.stop(2);
      await wait(prefersReducedMotion() ? 0 : 500);
      const result = messages.result(nameOf(round.own), nameOf(round.rival));
      const amount = money(round.payoutCentavos);
      if (round.payoutCentavos === 0) return `${result} ${messages.lost}`;
      if (round.own % 13 === round.rival % 13) return `${result} ${messages.back(amount)}`;
      choices.faceOf(round.choice)?.setAttribute('data-won', '');
      return `${result} ${messages.gained(amount)}`;
    },
    end: () => choices.lock(false),
    prices: () => aims.map((aim) => [messages[aim], `×${wonPays / 100}`]),
  };
}
