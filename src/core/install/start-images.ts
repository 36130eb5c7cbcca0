/** A screen in upright position: its size in points, and pixels per point. */
interface StartScreen {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

const screen = (width: number, height: number, ratio: number): StartScreen => ({
  width,
  height,
  ratio,
});

/** Phones that can run this app, smallest first. They start upright. */
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

/** Tablets sold since 2017, which start in both positions. */
const tablets = [
  screen(744, 1133, 2),
  screen(810, 1080, 2),
  screen(820, 1180, 2),
  screen(834, 1194, 2),
  screen(834, 1210, 2),
  screen(1024, 1366, 2),
  screen(1032, 1376, 2),
];

/** All screens with start images. @internal A tool draws the images from it. */
export const startScreens: readonly StartScreen[] = [...phones, ...tablets];

/** A start image. */
interface StartImage {
  /** Path from the root of the site. */
  readonly href: string;
  /** Media query. */
  readonly media: string;
  readonly theme: 'dark' | 'light';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

const themes = ['dark', 'light'] as const;

/** The start images of an installed app: light and dark, and both positions on tablets. Other screens have none. */
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
