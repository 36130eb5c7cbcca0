import { prefersReducedMotion } from '../elements.js';
import { drawWheel } from './draw-wheel.js';
import { dropBall, atRadius, rest, rotation, track, startSpinning } from './wheel-motion.js';

/**
 * The wheel. It turns until the pocket is known; then the ball falls into it.
 * @param {readonly number[]} pockets Clockwise.
 * @param {(pocket: number) => string} colourOf
 */
export function createWheel(pockets, colourOf) {
  const { root, hub, ...parts } = drawWheel(pockets, colourOf);
  const step = 360 / pockets.length;
  let angles = { rotor: 0, arm: 0 };
  /** @type {(() => typeof angles) | null} */
  let stop = null;

  /**
   * @param {typeof angles} next
   * @param {number} distance
   */
  function setAngles(next, distance) {
    angles = next;
    parts.rotor.style.transform = rotation(angles.rotor);
    parts.arm.style.transform = rotation(angles.arm);
    parts.ball.style.transform = atRadius(distance);
  }

  function halt() {
    if (stop !== null) setAngles(stop(), track);
    stop = null;
  }

  setAngles(angles, track);
  return {
    root,
    /** Turns until `land` or `halt`. */
    spin() {
      hub.textContent = '';
      if (prefersReducedMotion()) return;
      setAngles(angles, track);
      stop = startSpinning(parts, angles);
    },
    halt,
    /** @param {number} pocket */
    async land(pocket) {
      const pocketAt = pockets.indexOf(pocket) * step;
      halt();
      if (prefersReducedMotion()) setAngles({ ...angles, arm: angles.rotor + pocketAt }, rest);
      else await dropBall(parts, angles, pocketAt, (next) => setAngles(next, rest));
      hub.textContent = String(pocket);
    },
  };
}
