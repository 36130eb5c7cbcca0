import { createChoices } from '../choices.js';
import { byId, make, still, wait } from '../elements.js';
import { pesoFormat } from '../labels.js';

/**
 * @typedef {import('../calls.js').Settled & { choice: string, caught: boolean }} Cast
 * @typedef {ReturnType<typeof import('./words.js').fishWords>} Words
 */

/**
 * @param {string} name
 * @param {number} times
 * @param {Words} words
 */
function faceOf(name, times, words) {
  const picture = make('img', 'catch');
  picture.src = `/fish/catches/${name}.svg`;
  picture.alt = '';
  return [
    picture,
    make('span', 'catch-name', words.catches[name]),
    make('b', 'times', `×${times}`),
  ];
}

/**
 * The sea and what swims in it.
 * @param {import('../calls.js').Opened & { catches: Record<string, number> }} opened
 * @param {Words} words
 * @returns {import('../table.js').Scene}
 */
export function createScene({ catches }, words) {
  const money = pesoFormat(words.tag);
  const options = Object.entries(catches).map(([value, times]) => ({
    value,
    face: faceOf(value, times, words),
  }));
  const choices = createChoices(words.legend, options);
  const net = make('span', 'net');
  net.ariaHidden = 'true';
  byId('scene', HTMLDivElement).append(choices.root);

  return {
    choice: choices.chosen,
    begin() {
      choices.lock(true);
      choices.faceOf(choices.chosen() ?? '')?.append(net);
      net.dataset['state'] = 'cast';
    },
    /** @param {Cast} round */
    async show({ choice, caught, payoutCentavos }) {
      await wait(still() ? 0 : 650);
      net.dataset['state'] = caught ? 'full' : 'empty';
      choices.faceOf(choice)?.setAttribute('data-fate', caught ? 'caught' : 'fled');
      await wait(still() ? 0 : 600);
      const name = words.catches[choice] ?? choice;
      return caught ? words.caught(name, money(payoutCentavos)) : words.fled(name);
    },
    end() {
      const caught = net.dataset['state'] === 'full';
      setTimeout(clear, caught && !still() ? 900 : 0);
      choices.lock(false);
    },
    prices: () =>
      Object.entries(catches).map(([name, times]) => [words.catches[name] ?? name, `×${times}`]),
  };

  /** The sea closes over what has been, unless the net is out again. */
  function clear() {
    if (net.dataset['state'] === 'cast') return;
    net.remove();
    for (const face of choices.root.querySelectorAll('[data-fate]')) {
      face.removeAttribute('data-fate');
    }
  }
}
