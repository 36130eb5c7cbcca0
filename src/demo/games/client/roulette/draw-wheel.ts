const names = 'http://www.w3.org/2000/svg';

function shape<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  className: string,
  attributes: Record<string, string | number> = {},
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS(names, tag);
  element.setAttribute('class', className);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, `${value}`);
  return element;
}

const ring = (className: string, r: number) => shape('circle', className, { r });

/** Path data of a sector of a ring, centred at the top, `degrees` wide. */
function sector(inner: number, outer: number, degrees: number) {
  const half = (degrees / 360) * Math.PI;
  const [x, y] = [Math.sin(half), Math.cos(half)];
  const at = (side: number, r: number) => `${(side * x * r).toFixed(3)} ${(-y * r).toFixed(3)}`;
  return `M${at(-1, outer)}A${outer} ${outer} 0 0 1 ${at(1, outer)}L${at(1, inner)}A${inner} ${inner} 0 0 0 ${at(-1, inner)}Z`;
}

function pocketOf(pocket: number, colour: string, degrees: number, width: number) {
  const group = shape('g', 'pocket', { transform: `rotate(${degrees})` });
  group.dataset['colour'] = colour;
  const number = shape('text', 'pocket-number', { y: -71.5 });
  number.textContent = String(pocket);
  group.append(
    shape('path', 'pocket-rim', { d: sector(65, 80, width) }),
    shape('path', 'pocket-floor', { d: sector(52, 65, width) }),
    number,
  );
  return group;
}

/** The brass cross in the middle of the wheel. */
function turret() {
  const group = shape('g', 'turret');
  for (const degrees of [0, 90, 180, 270]) {
    const transform = `rotate(${degrees})`;
    group.append(
      shape('path', 'spoke', { d: 'M-3 -14L-1.6 -40L1.6 -40L3 -14Z', transform }),
      shape('circle', 'knob', { cy: -42, r: 4, transform }),
    );
  }
  return group;
}

/** The small pins on the track of the ball. */
function pins() {
  return [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) =>
    shape('path', 'pin', {
      d:
        degrees % 90 === 0
          ? 'M0 -87L1.4 -84L0 -81L-1.4 -84Z'
          : 'M-2.6 -84L0 -85.2L2.6 -84L0 -82.8Z',
      transform: `rotate(${degrees + 22.5})`,
    }),
  );
}

/** Draws the wheel as SVG: a wooden bowl, the rotor with its pockets, and the ball on an invisible arm. Rotor and arm can turn. */
export function drawWheel(pockets: readonly number[], colourOf: (pocket: number) => string) {
  const root = shape('svg', 'wheel', { viewBox: '-100 -100 200 200' });
  const rotor = shape('g', 'rotor');
  const arm = shape('g', 'arm');
  const ball = shape('circle', 'ball', { r: 3.6 });
  const hub = shape('text', 'hub', { y: 0.5 });
  const width = 360 / pockets.length;
  rotor.append(
    ...pockets.map((pocket, index) => pocketOf(pocket, colourOf(pocket), index * width, width)),
    ring('brass', 80),
    ring('brass thin', 65),
    ring('cone', 52),
    ring('brass', 52),
    turret(),
  );
  arm.append(ball);
  root.append(
    ring('wood', 99),
    ring('brass', 93),
    ring('lane', 92),
    ...pins(),
    rotor,
    ring('gloss', 92),
    ring('boss', 17),
    hub,
    arm,
  );
  return { root, rotor, arm, ball, hub };
}
