import { d, ellipse, group } from './kit/svg-elements.ts';
import { palettes } from './kit/palettes.ts';
import { createSheet } from './kit/sheet.ts';
import { dress } from './people/dress.ts';
import { face } from './people/face.ts';
import { hairFront, hairBack } from './people/hair.ts';
import { people } from './people/people.ts';
import type { VendorSubject } from './draw-vendor-picture.ts';
import { vendorLook } from './vendor-look.ts';

/** The dealer of a live casino, without a background, 460 by 500; null for vendors without a dealer. */
export function drawPerson({ code, category }: VendorSubject): string | null {
  const look = vendorLook(code, category);
  if (look.person === null) return null;
  const person = people[look.person] ?? people[0];
  const sheet = createSheet(`p${code}`, 460, 500);
  const { glow } = palettes[look.palette];
  return sheet.finish(
    ellipse(230, 220, 220, 250, sheet.radial([`${glow}/.5`, `${glow}/.12`, `${glow}/0`])),
    group(
      { transform: d`translate(230 190)scale(1.24)` },
      hairBack(sheet, person),
      dress(sheet, person),
      face(sheet, person),
      hairFront(sheet, person),
    ),
  );
}
