/** The colours of one drawing: sky from top to bottom, light, and subject. */
export interface Palette {
  readonly top: string;
  readonly mid: string;
  readonly low: string;
  /** The light. */
  readonly glow: string;
  /** The darkest silhouettes. */
  readonly deep: string;
  /** The subject: in light, plain, in shade. */
  readonly lit: string;
  readonly body: string;
  readonly shade: string;
  /** A second, contrasting colour of the subject: in light and in shade. */
  readonly trim: string;
  readonly trimShade: string;
}

function palette(colours: string): Palette {
  const [top = '', mid = '', low = '', glow = '', deep = '', ...subject] = colours.split(' ');
  const [lit = '', body = '', shade = '', trim = '', trimShade = ''] = subject;
  return { top, mid, low, glow, deep, lit, body, shade, trim, trimShade };
}

/** The palettes, in the order of the fields of `Palette`. */
export const palettes = {
  night: palette('#0a1424 #12284a #2a5179 #ffcf7a #071020 #ffe9bd #ffb648 #b9621d #ff6b5e #a32f3a'),
  dusk: palette('#1a1440 #5a2a6b #f0705f #ffd08a #150f30 #ffe3c2 #ff8f5e #b03a4c #6fd3c4 #1f6d78'),
  lagoon: palette(
    '#052b3a #0b5c66 #2fbf9b #d8fff0 #042029 #eafff6 #4fd6b0 #12766b #ffb648 #b0601c',
  ),
  ember: palette('#22060f #6b1420 #e2502f #ffd37a #16040a #ffe2a8 #ff7a3c #a51f28 #ffc653 #b3651b'),
  aurora: palette(
    '#06122b #0c3f55 #27a583 #c6ffd9 #051022 #e4ffe9 #5fe0a0 #157a63 #b58bff #4c2c97',
  ),
  orchid: palette(
    '#220a38 #6a1a63 #e0568c #ffd0d8 #180628 #ffe4ee #f06ba6 #8f2168 #ffbf5a #a85a1c',
  ),
  noon: palette('#0f5ea8 #38a3d8 #b9ecf0 #fff6cf #0b3a63 #fff4d8 #ffc74f #c77a1f #ff6b5e #a83240'),
  wine: palette('#1d0716 #571033 #a52c4f #ffc9a0 #15040f #ffd9cf #e2476a #7d1238 #ffcb66 #a8651f'),
  palay: palette('#0a2a1a #22663a #a4c64a #fff3a8 #07200f #f9ffd0 #b4d84a #4c7f22 #ffb648 #a85c16'),
  storm: palette('#0b1626 #2b4766 #7fa6c2 #eaf6ff #081120 #f2fbff #9dc4dd #3d6383 #ff8a5c #a53f2a'),
  royal: palette('#0b0b3b #2a2aa0 #6a6cf0 #ffe08a #08082b #e0e0ff #7a7cf5 #2e2c9a #ffc24a #a8661c'),
  copper: palette(
    '#170d08 #4a2413 #b5652c #ffdf9e #0f0805 #ffe9c4 #e79a4c #8a4319 #5fd0bd #17706d',
  ),
  ube: palette('#160b2e #3f2280 #8a5fd6 #f6dcff #100722 #f1e4ff #a77bec #4f2a9b #ffd062 #b0691f'),
  rose: palette('#3a1230 #a33a62 #ffab8e #fff0d0 #2a0c24 #fff0e4 #ff8c92 #b03f63 #2fbf9b #0f6a62'),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;

/** A material in light, plain, and in shade. */
export type Tones = readonly [lit: string, plain: string, shade: string];

/** Materials with the same colours in every palette. */
export const gold: Tones = ['#fff2c2', '#ffc04d', '#a85a14'];
export const pearl: Tones = ['#ffffff', '#f3e6ea', '#a893b8'];
export const steel: Tones = ['#ffffff', '#b9cbd8', '#5a7189'];
export const wood: Tones = ['#d99a5b', '#8d5228', '#43220f'];
export const leaf: Tones = ['#b9e86a', '#3f9a45', '#0f4a33'];
export const coral: Tones = ['#ffc2a8', '#ff6b5e', '#9c2437'];
