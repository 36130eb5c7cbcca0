import { createSheet, type Sheet } from './kit/sheet.ts';
import { appDownload } from './popups/app-download.ts';
import { contracts } from './popups/contracts.ts';
import { newbiePromo } from './popups/newbie-promo.ts';
import { publicity } from './popups/publicity.ts';
import { registerPromo } from './popups/register-promo.ts';

const scenes: Readonly<Record<string, (sheet: Sheet) => string>> = {
  'app-download': appDownload,
  contracts,
  'newbie-promo': newbiePromo,
  publicity,
  'register-promo': registerPromo,
};

/** The popups of the app that have a picture. The pictures are files in `public/popups`. */
export const popupNames = Object.keys(scenes);

/** The picture of a popup, 800 by 360; an empty text for an unknown name. */
export function drawPopup(name: string): string {
  const scene = scenes[name];
  const sheet = createSheet(`popup${name}`, 800, 360);
  return scene === undefined ? '' : sheet.finish(scene(sheet));
}
