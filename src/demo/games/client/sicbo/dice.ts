import { make, prefersReducedMotion, wait } from '../elements.ts';

/** The rotations around x and y that bring each face of a die to the front. */
const faceRotations: [number, number][] = [
  [0, 0],
  [0, -90],
  [-90, 0],
  [90, 0],
  [0, 90],
  [0, 180],
];

function faceOf(face: number) {
  const root = make('span', 'face');
  root.dataset['face'] = String(face);
  root.append(...Array.from({ length: face }, () => make('i', 'pip')));
  return root;
}

/** The flat picture of one face. */
export function pictureOf(face: number) {
  const picture = faceOf(face);
  picture.ariaHidden = 'true';
  return picture;
}

/** `lean`: angle of the die, different for each of the three. */
const resting = (face: number, lean: number) => {
  const [x, y] = faceRotations[face - 1] ?? [0, 0];
  return `rotateX(-58deg) rotateY(${lean}deg) rotateX(${90 + x}deg) rotateY(${y}deg)`;
};

/** A die that tumbles until its result is known. */
function createDie(nth: number) {
  const root = make('span', 'die');
  const cube = make('span', 'cube');
  cube.append(...[1, 2, 3, 4, 5, 6].map(faceOf));
  root.append(make('span', 'shade'), cube);
  const lean = [22, -16, 30][nth] ?? 0;
  let shown = [1, 3, 5][nth] ?? 1;
  let tumbling: Animation | null = null;

  function lie() {
    tumbling?.cancel();
    tumbling = null;
    cube.style.transform = resting(shown, lean);
  }

  lie();
  return {
    root,
    tumble() {
      if (prefersReducedMotion()) return;
      const turns = [
        { transform: 'translateY(0) rotateX(0) rotateY(0) rotateZ(0)' },
        { transform: 'translateY(-38%) rotateX(190deg) rotateY(150deg) rotateZ(60deg)' },
        { transform: 'translateY(0) rotateX(360deg) rotateY(360deg) rotateZ(0)' },
      ];
      tumbling = cube.animate(turns, { duration: 420 + nth * 70, iterations: Infinity });
    },
    lie,
    async land(face: number) {
      const wasTumbling = tumbling !== null;
      shown = face;
      lie();
      if (!wasTumbling) return;
      const from = `translateY(-70%) rotateX(${-300 - nth * 60}deg) rotateY(${240 + nth * 80}deg) ${resting(face, lean)}`;
      const run = cube.animate(
        [{ transform: from }, { transform: `translateY(0) ${resting(face, lean)}` }],
        { duration: 620, easing: 'cubic-bezier(.2, .8, .3, 1.15)' },
      );
      await Promise.race([run.finished, wait(900)]);
    },
  };
}

/** Three dice on a tray, under a dome of glass. */
export function createDice() {
  const root = make('div', 'tray');
  const dice = [0, 1, 2].map(createDie);
  const bed = make('div', 'bed');
  bed.append(...dice.map((die) => die.root));
  root.append(bed, make('div', 'dome'));
  return {
    root,
    tumble() {
      root.dataset['shaking'] = '';
      for (const die of dice) die.tumble();
    },
    halt() {
      delete root.dataset['shaking'];
      for (const die of dice) die.lie();
    },
    async land(faces: readonly number[], onLanded: (nth: number) => void) {
      delete root.dataset['shaking'];
      for (const [nth, die] of dice.entries()) {
        await die.land(faces[nth] ?? 1);
        onLanded(nth);
      }
    },
  };
}
