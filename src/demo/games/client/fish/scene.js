import { createChoices } from '../choices.js';
import { byId, make, prefersReducedMotion, wait } from '../elements.js';
import { pesoFormat } from '../labels.js';

/**
 * @typedef {import('../calls.js').Settlement & { choice: string, caught: boolean }} Cast
 * @typedef {ReturnType<typeof import('./messages.js').fishMessages>} Messages
 */

/**
 * @param {string} name
 * @param {number} times
 * @param {Messages} messages
 */
function faceOf(name, times, messages) {
  const picture = make('img', 'catch');
  picture.src = `/fish/catches/${name}.svg`;
  picture.alt = '';
  return [
    picture,
    make('span', 'catch-name', messages.catches[name]),
    make('b', 'times', `×${times}`),
  ];
}

/**
 * The catches to choose from, and the net.
 * @param {import('../calls.js').Opened & { catches: Record<string, number> }} opened
 * @param {Messages} messages
 * @returns {import('../start-table.js').Scene}
 */
export function createScene({ catches }, messages) {
  const money = pesoFormat(messages.tag);
  const options = Object.entries(catches).map(([value, times]) => ({
    value,
    face: faceOf(value, times, messages),
  }));
  const choices = createChoices(messages.legend, options);
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
    /** @param {Cast} round */
    async show({ choice, caught, payoutCentavos }) {
      await wait(prefersReducedMotion() ? 0 : 650);
      net.dataset['state'] = caught ? 'full' : 'empty';
      choices.faceOf(choice)?.setAttribute('data-result', caught ? 'caught' : 'fled');
      await wait(prefersReducedMotion() ? 0 : 600);
      const name = messages.catches[choice] ?? choice;
      return caught ? messages.caught(name, money(payoutCentavos)) : messages.fled(name);
    },
    end() {
      const caught = net.dataset['state'] === 'full';
      setTimeout(clear, caught && !prefersReducedMotion() ? 900 : 0);
      choices.lock(false);
    },
    prices: () =>
      Object.entries(catches).map(([name, times]) => [messages.catches[name] ?? name, `×${times}`]),
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
