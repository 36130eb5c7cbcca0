import { wait } from '../elements.ts';
import type { drawWheel } from './draw-wheel.ts';

/** Milliseconds of one turn while the result is unknown. */
const turn = { rotor: 5200, arm: 1150 };
/** Milliseconds from the result until the ball rests. */
const fallMs = 3600;

/** Distance of the ball from the centre, on its track and in a pocket, in units of the drawing. */
export const track = 86;
export const rest = 59;

/** CSS rotation. */
export const rotation = (degrees: number) => `rotate(${degrees}deg)`;

/** CSS translation of the ball from the centre along its arm. */
export const atRadius = (distance: number) => `translateY(${-distance}px)`;

/** The parts of the wheel that move. */
type Parts = Pick<ReturnType<typeof drawWheel>, 'rotor' | 'arm' | 'ball'>;

/** Angles of rotor and arm in degrees. */
interface Angles {
  rotor: number;
  arm: number;
}

const rotate = (part: SVGElement, from: number, to: number, timing: KeyframeAnimationOptions) =>
  part.animate([{ transform: rotation(from) }, { transform: rotation(to) }], timing);

/** The current position of an endless turn, as a fraction of one turn. */
const fractionOf = (animation: Animation, period: number) =>
  (Number(animation.currentTime ?? 0) % period) / period;

/** Turns rotor and ball endlessly in opposite directions. The returned function stops them and returns their angles. */
export function startSpinning({ rotor, arm }: Parts, from: Angles): () => Angles {
  const iterations = Infinity;
  const runs = {
    rotor: rotate(rotor, from.rotor, from.rotor + 360, { duration: turn.rotor, iterations }),
    arm: rotate(arm, from.arm, from.arm - 360, { duration: turn.arm, iterations }),
  };
  return () => {
    const angles = {
      rotor: (from.rotor + fractionOf(runs.rotor, turn.rotor) * 360) % 360,
      arm: (from.arm - fractionOf(runs.arm, turn.arm) * 360) % 360,
    };
    runs.rotor.cancel();
    runs.arm.cancel();
    return angles;
  };
}

/** Keyframes of the ball: it leaves its track, bounces on the rim and comes to rest. */
const descent = [
  { transform: atRadius(track), easing: 'ease-in' },
  { transform: atRadius(track), offset: 0.5, easing: 'ease-in' },
  { transform: atRadius(68), offset: 0.66, easing: 'ease-out' },
  { transform: atRadius(77), offset: 0.74, easing: 'ease-in' },
  { transform: atRadius(61), offset: 0.84, easing: 'ease-out' },
  { transform: atRadius(65), offset: 0.9, easing: 'ease-in' },
  { transform: atRadius(rest) },
];

/** Slows down until the ball rests in its pocket. `pocketAt` is the angle of the pocket on the rotor in degrees. */
export async function dropBall(
  { rotor, arm, ball }: Parts,
  from: Angles,
  pocketAt: number,
  onRest: (angles: Angles) => void,
) {
  const to = { rotor: from.rotor + 300, arm: from.arm - 1440 };
  const aim = to.rotor + pocketAt;
  to.arm -= (((from.arm - aim) % 360) + 360) % 360;
  const timing = { duration: fallMs, fill: 'forwards' as const };
  const runs = [
    rotate(rotor, from.rotor, to.rotor, { ...timing, easing: 'cubic-bezier(.2, .45, .4, 1)' }),
    rotate(arm, from.arm, to.arm, { ...timing, easing: 'cubic-bezier(.16, .5, .42, 1)' }),
    ball.animate(descent, timing),
  ];
  await Promise.race([Promise.all(runs.map(({ finished }) => finished)), wait(fallMs + 300)]);
  onRest({ rotor: to.rotor % 360, arm: to.arm % 360 });
  for (const run of runs) run.cancel();
}
