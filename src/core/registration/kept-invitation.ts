import { maxLength, nullable, number, object, parseJson, pipe, safeParse, string } from 'valibot';
import type { LocalKeys } from '../storage/local-keys.ts';

/** Codes in the address of a page. */
export interface Invitation {
  affiliateCode: string | null;
  referralCode: string | null;
}

/** An invitation stays on the device for this long, in milliseconds. */
const keptMs = 30 * 86_400_000;

const code = nullable(pipe(string(), maxLength(100)));
const kept = pipe(
  string(),
  parseJson(),
  object({ affiliateCode: code, referralCode: code, until: number() }),
);

/** The last invitation by which somebody came, on any page, until a registration uses it. */
export function createKeptInvitation(local: LocalKeys, now: () => number) {
  return {
    keep: (invitation: Invitation): void =>
      local.write('invitation', JSON.stringify({ ...invitation, until: now() + keptMs })),
    /** The kept invitation. Null without one, and when it is too old or cannot be read. */
    read(): Invitation | null {
      const { success, output } = safeParse(kept, local.read('invitation'));
      if (!success || output.until <= now()) return null;
      const { affiliateCode, referralCode } = output;
      return { affiliateCode, referralCode };
    },
    forget: (): void => local.write('invitation', ''),
  };
}
