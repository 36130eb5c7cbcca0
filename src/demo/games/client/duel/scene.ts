import { createChoices } from '../choices.ts';
import { byId, make, prefersReducedMotion, wait } from '../elements.ts';
import { pesoFormat } from '../labels.ts';
import { backOf, cardOf, nameOf } from '../playing-cards.ts';
import { sound } from '../sound.ts';
import type { Opened } from '../calls.ts';
import { text } from '../texts/texts.ts';
import type { Scene } from '../start-table.ts';

type Aim = 'high' | 'low';

interface Duel {
  choice: Aim;
  own: number;
  rival: number;
}

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
export function createScene({
  wonPays,
}: Opened & { wonPays: number; returns: string }): Scene<Duel> {
  const money = pesoFormat();
  const [own, rival] = [createSeat(text('duel.own')), createSeat(text('duel.rival'))];
  const table = make('div', 'hands');
  table.ariaHidden = 'true';
  table.append(own.root, rival.root);
  const choices = createChoices(
    text('duel.legend'),
    aims.map((value) => ({
      value,
      face: [
        make('span', 'choice-name', text(`duel.aim.${value}`)),
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
      const cards = { own: nameOf(round.own), rival: nameOf(round.rival) };
      const result = text('duel.result', cards);
      const amount = money(round.payoutCentavos);
      if (round.payoutCentavos === 0) return `${result} ${text('duel.lost')}`;
      if (round.own % 13 === round.rival % 13) return `${result} ${text('duel.back', { amount })}`;
      choices.faceOf(round.choice)?.setAttribute('data-won', '');
      return `${result} ${text('round.gained', { amount })}`;
    },
    end: () => choices.lock(false),
    prices: () => aims.map((aim) => [text(`duel.aim.${aim}`), `×${wonPays / 100}`]),
  };
}
