import { readModules } from '../../../ui/qr-code/read-modules.ts';

/** Size of a module, in pixels. */
const side = 12;

/** Draws a QR code as a picture file. Null where the browser cannot, or for a text that fits into no QR code. */
export async function drawQrPicture(text: string): Promise<Blob | null> {
  const modules = readModules(text);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (modules === null || context === null) return null;
  canvas.width = modules.length * side;
  canvas.height = canvas.width;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const [y, row] of modules.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) context.fillRect(x * side, y * side, side, side);
    }
  }
  return new Promise((done) => {
    canvas.toBlob(done, 'image/png');
  });
}
