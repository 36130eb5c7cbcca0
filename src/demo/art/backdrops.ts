import { arena } from './backdrops/arena.ts';
import { burst } from './backdrops/burst.ts';
import { capiz } from './backdrops/capiz.ts';
import { felt } from './backdrops/felt.ts';
import { fiesta } from './backdrops/fiesta.ts';
import { grove } from './backdrops/grove.ts';
import { hills } from './backdrops/hills.ts';
import { reef } from './backdrops/reef.ts';
import { sea } from './backdrops/sea.ts';
import type { Palette } from './kit/palettes.ts';
import type { Sheet } from './kit/sheet.ts';

/** The backgrounds of covers, 300 by 400. */
export const backdrops = {
  arena,
  burst,
  capiz,
  felt,
  fiesta,
  grove,
  hills,
  reef,
  sea,
} satisfies Record<string, (sheet: Sheet, palette: Palette) => string>;

export type BackdropName = keyof typeof backdrops;
