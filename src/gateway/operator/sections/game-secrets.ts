import { operatorRoot } from '#protocol/paths.ts';
import { listGameSecrets, rotateGameSecret } from '../../play/play.ts';
import { refuseBesideOlderHosts } from '../../store/rolling/older-hosts.ts';
import { StoreError } from '../../store/store-error.ts';
import { BadRequest } from '../read-body.ts';
import type { Section } from './section.ts';
import { action, buttons, row, table, time } from '../view-parts.ts';

/** The secrets that results of games are derived from, and their replacement. */
export const gameSecretsSection: Section = {
  name: 'game-secrets',
  area: 'owner',
  page: {
    title: 'Secrets of the games',
    group: 'House',
    async view({ database: { sql } }) {
      const secrets = await listGameSecrets(sql);
      const replace = action({
        label: 'Replace the secret',
        path: 'game-secrets',
        question: 'Replace the secret of the games? Results that are still open keep the old one.',
        done: 'The new secret counts in a minute.',
      });
      const text =
        'Results follow from a secret. A new one counts after a minute, and the old one is deleted when no round needs it any more. What is open keeps the old one: after a leak, close the vendors of sports and e-sports until the next day.';
      const rows = secrets.map(({ id, countsFrom }) =>
        row(String(id), [String(id), countsFrom === 0 ? 'the first start' : time(countsFrom)]),
      );
      return [table({ text, columns: ['Secret', 'Counts from'], rows }), buttons('', [replace])];
    },
  },
  addRoutes(app, { database: { sql }, vault, settings }) {
    app.post(`${operatorRoot}/game-secrets`, async (context) => {
      try {
        // Hosts of older releases know the first secret alone.
        await refuseBesideOlderHosts(sql, { '0094-game-secrets': { beside: 'none' } });
      } catch (error) {
        throw error instanceof StoreError ? new BadRequest(error.message) : error;
      }
      return context.json(await rotateGameSecret({ sql, vault }, await settings.storeClock.now()));
    });
  },
};
