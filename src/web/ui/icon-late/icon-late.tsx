import { Glyph } from '../icon/glyph.tsx';
import type { IconName } from '../icon/icon.tsx';
import { shapes } from '../icon/shapes.ts';
import { type LateIconName, lateShapes } from './late-shapes.ts';

export type { LateIconName };

const allShapes = { ...shapes, ...lateShapes };

/** An icon that the first page does not need: its shape loads with the chunk that shows it. It knows the other icons too. Decorative. */
export function IconLate({ name }: { name: LateIconName | IconName }) {
  return <Glyph shape={allShapes[name]} />;
}
