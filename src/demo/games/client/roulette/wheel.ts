import { prefersReducedMotion } from '../elements.ts';
import { drawWheel } from './draw-wheel.ts';
import { dropBall, atRadius, rest, rotation, track, startSpinning } from './wheel-motion.ts';

/** The wheel. It turns until the pocket is known; then the ball falls into it. `pockets`: clockwise. */
export function createWheel(pockets: readonly number[], colourOf: (pocket: number) => string) {
  const { root, hub, ...parts } = drawWheel(pockets, colourOf);
  const step = 360 / pockets.length;
  let angles = { rotor: 0, arm: 0 };
  let stop: (() => typeof angles) | null = null;

  function setAngles(next: typeof angles, distance: number) {
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
    async land(pocket: number) {
      const pocketAt = pockets.indexOf(pocket) * step;
      halt();
      if (prefersReducedMotion()) setAngles({ ...angles, arm: angles.rotor + pocketAt }, rest);
      else await dropBall(parts, angles, pocketAt, (next) => setAngles(next, rest));
      hub.textContent = String(pocket);
    },
  };
}
