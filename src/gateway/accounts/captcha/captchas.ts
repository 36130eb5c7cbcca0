import { randomInt } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { hashToken, randomToken } from '../../hash-token.ts';
import type { Sql } from '../../store/database.ts';
import { drawCaptcha } from './draw-captcha.ts';

/** Lifetime of a captcha, in milliseconds. */
export const captchaLifeMs = 5 * 60_000;

export interface Captchas {
  /** Creates a captcha: its id and its picture. */
  make(): Promise<{ id: string; png: Buffer }>;
  /** Compares a text with the captcha's and deletes the captcha, so that each has one try. */
  use(id: string | null, text: string): Promise<boolean>;
}

/** Captchas of four digits. */
export function createCaptchas(sql: Sql, clock: Clock): Captchas {
  return {
    async make() {
      const id = randomToken();
      const text = String(randomInt(10_000)).padStart(4, '0');
      const now = clock.now();
      const row = { id_hash: hashToken(id), text, made_at: now, expires_at: now + captchaLifeMs };
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
