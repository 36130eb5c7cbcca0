import { wait } from '../elements.js';

/** Milliseconds of one turn while the ball waits for its pocket. */
const turn = { rotor: 5200, arm: 1150 };
const falling = 3600;

/** How far the ball is from the middle: on its track, at rest in a pocket. */
export const track = 86;
export const rest = 59;

/** @param {number} degrees */
export const spun = (degrees) => `rotate(${degrees}deg)`;

/** @param {number} distance */
export const out = (distance) => `translateY(${-distance}px)`;

/**
 * The parts of the wheel that move.
 * @typedef {Pick<ReturnType<typeof import('./draw.js').draw>, 'rotor' | 'arm' | 'ball'>} Parts
 *
 * Where rotor and arm stand, in degrees.
 * @typedef {{ rotor: number, arm: number }} Angles
 */

/**
 * @param {SVGElement} part
 * @param {number} from
 * @param {number} to
 * @param {KeyframeAnimationOptions} timing
 */
const rotate = (part, from, to, timing) =>
  part.animate([{ transform: spun(from) }, { transform: spun(to) }], timing);

/**
 * Where an endless turn stands now, as a part of a round.
 * @param {Animation} animation
 * @param {number} period
 */
const turned = (animation, period) => (Number(animation.currentTime ?? 0) % period) / period;

/**
 * Turns without an end, the ball against the rotor; what it gives ends it, and tells where.
 * @param {Parts} parts
 * @param {Angles} from
 * @returns {() => Angles}
 */
export function turnOn({ rotor, arm }, from) {
  const iterations = Infinity;
  const runs = {
    rotor: rotate(rotor, from.rotor, from.rotor + 360, { duration: turn.rotor, iterations }),
    arm: rotate(arm, from.arm, from.arm - 360, { duration: turn.arm, iterations }),
  };
  return () => {
    const angles = {
      rotor: (from.rotor + turned(runs.rotor, turn.rotor) * 360) % 360,
      arm: (from.arm - turned(runs.arm, turn.arm) * 360) % 360,
    };
    runs.rotor.cancel();
    runs.arm.cancel();
    return angles;
  };
}

/** The ball leaves its track, jumps on the rim, and lies down. */
const descent = [
  { transform: out(track), easing: 'ease-in' },
  { transform: out(track), offset: 0.5, easing: 'ease-in' },
  { transform: out(68), offset: 0.66, easing: 'ease-out' },
  { transform: out(77), offset: 0.74, easing: 'ease-in' },
  { transform: out(61), offset: 0.84, easing: 'ease-out' },
  { transform: out(65), offset: 0.9, easing: 'ease-in' },
  { transform: out(rest) },
];

/**
 * Rolls out to where the ball lies in its pocket, so many degrees on the rotor.
 * @param {Parts} parts
 * @param {Angles} from
 * @param {number} pocketAt
 * @param {(angles: Angles) => void} onRest
 */
export async function fall({ rotor, arm, ball }, from, pocketAt, onRest) {
  const to = { rotor: from.rotor + 300, arm: from.arm - 1440 };
  const aim = to.rotor + pocketAt;
  to.arm -= (((from.arm - aim) % 360) + 360) % 360;
  const timing = { duration: falling, fill: /** @type {const} */ ('forwards') };
  const runs = [
    rotate(rotor, from.rotor, to.rotor, { ...timing, easing: 'cubic-bezier(.2, .45, .4, 1)' }),
    rotate(arm, from.arm, to.arm, { ...timing, easing: 'cubic-bezier(.16, .5, .42, 1)' }),
    ball.animate(descent, timing),
  ];
  await Promise.race([Promise.all(runs.map(({ finished }) => finished)), wait(falling + 300)]);
  onRest({ rotor: to.rotor % 360, arm: to.arm % 360 });
  for (const run of runs) run.cancel();
}
