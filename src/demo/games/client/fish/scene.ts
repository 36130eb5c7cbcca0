import { createChoices } from '../choices.ts';
import { byId, make, prefersReducedMotion, wait } from '../elements.ts';
import { pesoFormat } from '../labels.ts';
import type { Opened } from '../calls.ts';
import { isKey, text } from '../texts/texts.ts';
import type { Scene } from '../start-table.ts';

interface Cast {
  choice: string;
  caught: boolean;
}

function nameOf(caught: string) {
  const key = `fish.catch.${caught}` as const;
  return isKey(key) ? text(key) : caught;
}

function faceOf(name: string, times: number) {
  const picture = make('img', 'catch');
  picture.src = `/fish/catches/${name}.svg`;
  picture.alt = '';
  return [picture, make('span', 'catch-name', nameOf(name)), make('b', 'times', `×${times}`)];
}

/** The catches to choose from, and the net. */
export function createScene({
  catches,
}: Opened & { catches: Record<string, number> }): Scene<Cast> {
  const money = pesoFormat();
  const options = Object.entries(catches).map(([value, times]) => ({
    value,
    face: faceOf(value, times),
  }));
  const choices = createChoices(text('fish.legend'), options);
  const net = make('span', 'net');
  net.ariaHidden = 'true';
  byId('scene', HTMLDivElement).append(choices.root);

  return {
    choice: choices.chosen,
    lay(choice) {
      choices.choose(choice);
      choices.lock(true);
    },
    begin() {
      choices.lock(true);
      choices.faceOf(choices.chosen() ?? '')?.append(net);
      net.dataset['state'] = 'cast';
    },
    async show({ choice, caught, payoutCentavos }) {
      await wait(prefersReducedMotion() ? 0 : 650);
      net.dataset['state'] = caught ? 'full' : 'empty';
      choices.faceOf(choice)?.setAttribute('data-result', caught ? 'caught' : 'fled');
      await wait(prefersReducedMotion() ? 0 : 600);
      const name = nameOf(choice);
      if (!caught) return text('fish.fled', { name });
      return text('fish.caught', { name, amount: money(payoutCentavos) });
    },
    end() {
      const caught = net.dataset['state'] === 'full';
      setTimeout(clear, caught && !prefersReducedMotion() ? 900 : 0);
      choices.lock(false);
    },
    prices: () => Object.entries(catches).map(([name, times]) => [nameOf(name), `×${times}`]),
  };

  /** Removes the marks of the last round, unless a new round has started. */
  function clear() {
    if (net.dataset['state'] === 'cast') return;
    net.remove();
    for (const face of choices.root.querySelectorAll('[data-result]')) {
      face.removeAttribute('data-result');
    }
  }
}
