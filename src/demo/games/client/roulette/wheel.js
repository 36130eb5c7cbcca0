import { still } from '../elements.js';
import { draw } from './draw.js';
import { fall, out, rest, spun, track, turnOn } from './motion.js';

/**
 * The wheel: it turns until it knows the pocket, and the ball falls there.
 * @param {readonly number[]} pockets Clockwise.
 * @param {(pocket: number) => string} colourOf
 */
export function createWheel(pockets, colourOf) {
  const { root, hub, ...parts } = draw(pockets, colourOf);
  const step = 360 / pockets.length;
  let angles = { rotor: 0, arm: 0 };
  /** @type {(() => typeof angles) | null} */
  let stop = null;

  /**
   * @param {typeof angles} next
   * @param {number} distance
   */
  function stand(next, distance) {
    angles = next;
    parts.rotor.style.transform = spun(angles.rotor);
    parts.arm.style.transform = spun(angles.arm);
    parts.ball.style.transform = out(distance);
  }

  function halt() {
    if (stop !== null) stand(stop(), track);
    stop = null;
  }

  stand(angles, track);
  return {
    root,
    /** Turns until `land` or `halt`. */
    spin() {
      hub.textContent = '';
      if (still()) return;
      stand(angles, track);
      stop = turnOn(parts, angles);
    },
    halt,
    /** @param {number} pocket */
    async land(pocket) {
      const pocketAt = pockets.indexOf(pocket) * step;
      halt();
      if (still()) stand({ ...angles, arm: angles.rotor + pocketAt }, rest);
      else await fall(parts, angles, pocketAt, (next) => stand(next, rest));
      hub.textContent = String(pocket);
    },
  };
}
