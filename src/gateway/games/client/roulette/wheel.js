import { still, wait } from '../elements.js';
import { draw } from './draw.js';

/** Milliseconds of one turn while the ball waits for its pocket. */
const turn = { rotor: 5200, ball: 1150 };
const falling = 3600;

/** How far the ball is from the middle: on its track, at rest in a pocket. */
const track = 86;
const rest = 59;

/** @param {number} degrees */
const spun = (degrees) => `rotate(${degrees}deg)`;

/** @param {number} distance */
const out = (distance) => `translateY(${-distance}px)`;

/**
 * Where an endless turn stands now, in degrees from where it began.
 * @param {Animation} animation
 * @param {number} period
 */
const turned = (animation, period) =>
  ((Number(animation.currentTime ?? 0) % period) / period) * 360;

/**
 * The wheel: it turns until it knows the pocket, and the ball falls there.
 * @param {readonly number[]} pockets Clockwise.
 * @param {(pocket: number) => string} colourOf
 */
export function createWheel(pockets, colourOf) {
  const { root, rotor, arm, ball, hub } = draw(pockets, colourOf);
  const step = 360 / pockets.length;
  let rotorAt = 0;
  let armAt = 0;
  /** @type {readonly [rotor: Animation, arm: Animation] | null} */
  let endless = null;

  /** @param {number} distance */
  function stand(distance) {
    rotor.style.transform = spun(rotorAt);
    arm.style.transform = spun(armAt);
    ball.style.transform = out(distance);
  }

  function halt() {
    if (endless === null) return;
    rotorAt = (rotorAt + turned(endless[0], turn.rotor)) % 360;
    armAt = (armAt - turned(endless[1], turn.ball)) % 360;
    for (const animation of endless) animation.cancel();
    endless = null;
    stand(track);
  }

  /**
   * From where things stand to the pocket: the rotor a turn on, the ball the other way and inwards.
   * @param {number} pocket
   */
  async function fall(pocket) {
    const rotorTo = rotorAt + 300;
    const aim = rotorTo + pockets.indexOf(pocket) * step;
    const armTo = armAt - 1440 - ((((armAt - aim) % 360) + 360) % 360);
    const timing = { duration: falling, fill: /** @type {const} */ ('forwards') };
    const runs = [
      rotor.animate([{ transform: spun(rotorAt) }, { transform: spun(rotorTo) }], {
        ...timing,
        easing: 'cubic-bezier(.2, .45, .4, 1)',
      }),
      arm.animate([{ transform: spun(armAt) }, { transform: spun(armTo) }], {
        ...timing,
        easing: 'cubic-bezier(.16, .5, .42, 1)',
      }),
      ball.animate(
        [
          { transform: out(track), easing: 'ease-in' },
          { transform: out(track), offset: 0.5, easing: 'ease-in' },
          { transform: out(68), offset: 0.66, easing: 'ease-out' },
          { transform: out(77), offset: 0.74, easing: 'ease-in' },
          { transform: out(61), offset: 0.84, easing: 'ease-out' },
          { transform: out(65), offset: 0.9, easing: 'ease-in' },
          { transform: out(rest) },
        ],
        timing,
      ),
    ];
    await Promise.race([Promise.all(runs.map(({ finished }) => finished)), wait(falling + 300)]);
    [rotorAt, armAt] = [rotorTo % 360, armTo % 360];
    stand(rest);
    for (const run of runs) run.cancel();
  }

  stand(track);
  return {
    root,
    /** Turns until `land` or `halt`. */
    spin() {
      hub.textContent = '';
      hub.removeAttribute('data-colour');
      if (still()) return;
      stand(track);
      endless = [
        rotor.animate([{ transform: spun(rotorAt) }, { transform: spun(rotorAt + 360) }], {
          duration: turn.rotor,
          iterations: Infinity,
        }),
        arm.animate([{ transform: spun(armAt) }, { transform: spun(armAt - 360) }], {
          duration: turn.ball,
          iterations: Infinity,
        }),
      ];
    },
    halt,
    /** @param {number} pocket */
    async land(pocket) {
      halt();
      if (still()) {
        armAt = rotorAt + pockets.indexOf(pocket) * step;
        stand(rest);
      } else {
        await fall(pocket);
      }
      hub.textContent = String(pocket);
      hub.dataset['colour'] = colourOf(pocket);
    },
  };
}
