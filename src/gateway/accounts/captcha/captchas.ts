import { randomInt } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { hashToken, randomToken } from '../../hash-token.ts';
import type { Sql } from '../../store/database.ts';
import { drawCaptcha } from './draw-captcha.ts';

/** How long a picture may be answered, in milliseconds. */
export const captchaLife = 5 * 60_000;

export interface Captchas {
  /** A picture, and the id under which it is answered. */
  make(): Promise<{ id: string; png: Buffer }>;
  /** Whether the text is the picture's. It is asked once: right or wrong, the picture is worth nothing afterwards. */
  use(id: string | null, text: string): Promise<boolean>;
}

/** Pictures of four digits, each good for one answer. */
export function createCaptchas(sql: Sql, clock: Clock): Captchas {
  return {
    async make() {
      const id = randomToken();
      const text = String(randomInt(10_000)).padStart(4, '0');
      const now = clock.now();
      const row = { id_hash: hashToken(id), text, made_at: now, expires_at: now + captchaLife };
      await sql.insertInto('captcha').values(row).execute();
      return { id, png: drawCaptcha(text) };
    },
    async use(id, text) {
      if (id === null) return false;
      const kept = await sql
        .deleteFrom('captcha')
        .where('id_hash', '=', hashToken(id))
        .returning(['text', 'expires_at'])
        .executeTakeFirst();
      return kept !== undefined && kept.expires_at > clock.now() && kept.text === text.trim();
    },
  };
}
