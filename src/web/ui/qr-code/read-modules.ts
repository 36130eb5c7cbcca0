import encodeQR from 'qr';

/** The modules of the QR code of a text, with a quiet zone. Null for a text that fits into no QR code. */
export function readModules(text: string): readonly (readonly boolean[])[] | null {
  if (text === '') return null;
  try {
    return encodeQR(text, 'raw', { border: 3 });
  } catch {
    return null;
  }
}
