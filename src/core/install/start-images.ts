/** A screen as its system describes it: points of the upright screen, and pixels to a point. */
export interface StartScreen {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

const screen = (width: number, height: number, ratio: number): StartScreen => ({
  width,
  height,
  ratio,
});

/** Telephones that run a system which can show this app, smallest first. They start upright. */
const phones = [
  screen(375, 667, 2),
  screen(375, 812, 3),
  screen(390, 844, 3),
  screen(393, 852, 3),
  screen(402, 874, 3),
  screen(414, 896, 2),
  screen(414, 896, 3),
  screen(420, 912, 3),
  screen(428, 926, 3),
  screen(430, 932, 3),
  screen(440, 956, 3),
];

/** Tablets sold since 2017, which start either way. */
const tablets = [
  screen(744, 1133, 2),
  screen(810, 1080, 2),
  screen(820, 1180, 2),
  screen(834, 1194, 2),
  screen(834, 1210, 2),
  screen(1024, 1366, 2),
  screen(1032, 1376, 2),
];

/** Every screen that there are start images for. */
export const startScreens: readonly StartScreen[] = [...phones, ...tablets];

/** What an image is drawn for. */
export interface StartImage {
  /** Where it is, from the root of the site. */
  readonly href: string;
  /** When it is the one. */
  readonly media: string;
  readonly theme: 'dark' | 'light';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

const themes = ['dark', 'light'] as const;

/** The images that an app on the home screen may start with: by day and by night, and both ways on tablets. None for a screen nobody drew for. */
export function startImages({ width, height, ratio }: StartScreen): StartImage[] {
  const isOne = (known: StartScreen): boolean =>
    known.width === width && known.height === height && known.ratio === ratio;
  const ways = tablets.some(isOne) ? [false, true] : phones.some(isOne) ? [false] : [];
  const points = `(device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${ratio})`;
  return ways.flatMap((isLying) =>
    themes.map((theme) => {
      const [across, down] = isLying ? [height, width] : [width, height];
      const pixels = { width: across * ratio, height: down * ratio };
      return {
        ...pixels,
        theme,
        href: `/start/${pixels.width}x${pixels.height}-${theme}.png`,
        media: `${points} and (orientation: ${isLying ? 'landscape' : 'portrait'}) and (prefers-color-scheme: ${theme})`,
      };
    }),
  );
}
