import { Glyph } from './glyph.tsx';
import { type IconName, shapes } from './shapes.ts';

export type { IconName };

/** A line icon of 24 px in the colour of the text. Decorative: put its meaning in text or a label next to it. */
export function Icon({ name, filled = false }: { name: IconName; filled?: boolean }) {
  return <Glyph shape={shapes[name]} filled={filled} />;
}
