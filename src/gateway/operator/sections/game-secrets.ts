import { operatorRoot } from '#protocol/paths.ts';
import { listGameSecrets, rotateGameSecret } from '../../play/play.ts';
import { refuseBesideOlderHosts } from '../../store/rolling/older-hosts.ts';
import { StoreError } from '../../store/store-error.ts';
import { BadRequest } from '../read-body.ts';
import type { Section } from './section.ts';

const html = `<section>
<h2>Secrets of the games</h2>
<p>Results follow from a secret. A new one counts after a minute, and the old one is deleted when no round needs it any more. What is open keeps the old one: after a leak, close the vendors of sports and e-sports until the next day.</p>
<button type="button" id="rotate">Replace the secret</button>
<table>
<thead><tr><th>Secret</th><th>Counts from</th></tr></thead>
<tbody id="game-secrets"></tbody>
</table>
</section>`;

const script = `import { ask, attempt, keepFresh, refresh, row, timeOf } from './page.js';

const list = document.querySelector('#game-secrets');

keepFresh(async () => {
  const secrets = await ask('GET', 'game-secrets');
  list.replaceChildren(...secrets.map(({ id, countsFrom }) =>
    row(id, countsFrom === 0 ? 'the first start' : timeOf(countsFrom))));
});
document.querySelector('#rotate').addEventListener('click', () => {
  void attempt(() => ask('POST', 'game-secrets', {}), 'The new secret counts in a minute.').then(refresh);
});
`;

/** The secrets that results of games are derived from, and their replacement. */
export const gameSecretsSection: Section = {
  name: 'game-secrets',
  html,
  script,
  addRoutes(app, { database: { sql }, vault, settings }) {
    app.get(`${operatorRoot}/game-secrets`, async (context) =>
      context.json(await listGameSecrets(sql)),
    );
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
