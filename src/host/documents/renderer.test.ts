import { afterEach, describe, expect, it } from 'vitest';
import { getVendors } from '#protocol/calls/lobby.ts';
import { type Renderer, startRenderer } from './renderer.ts';

/** A thread that obeys the path: it asks, fails, hangs or ends. */
const thread = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, workerData } from 'node:worker_threads';
    const { settings } = workerData;
    let asked = 0;
    const send = (message) => parentPort.postMessage(message);
    parentPort.on('message', (message) => {
      if (message.kind === 'answer') return send({ kind: 'rendered', job: asked, page: { markup: message.body ?? '' } });
      const { job, path, language } = message;
      if (path === '/end') process.exit(3);
      if (path === '/fail') return send({ kind: 'failed', job, message: 'no such page' });
      if (path === '/late') return setTimeout(() => send({ kind: 'rendered', job, page: { markup: 'late' } }), 300);
      asked = job;
      const address = path === '/private' ? '/wps/member/info' : '${getVendors.path}' + path + (language === 'EN' ? '' : language);
      send({ kind: 'call', job, call: 1, asked: { address, headers: { Merchant: settings.merchant } } });
      if (path === '/private') send({ kind: 'rendered', job, page: { markup: 'without it' } });
    });
    send({ kind: 'ready', hostsOfSecondMerchant: ['second.example'], sources: {}, catalogueFiles: {} });
  `)}`,
);

const open: Renderer[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

function start(patienceMs?: number) {
  const renderer = startRenderer({
    thread,
    renderer: thread,
    settings: { merchant: 'parola' },
    ask({ address, headers }) {
      if (!address.startsWith(getVendors.path)) return undefined;
      return Promise.resolve(address.endsWith('/none') ? null : JSON.stringify(headers));
    },
    ...(patienceMs !== undefined && { patienceMs }),
  });
  open.push(renderer);
  return renderer;
}

describe('the renderer', () => {
  it('gives the markup and the answers that it shows, and the hosts of the second merchant', async () => {
    const renderer = start();
    expect(await renderer.facts).toMatchObject({ hostsOfSecondMerchant: ['second.example'] });
    const { markup, answers } = await renderer.render('/one', 'EN');
    const body = '{"Merchant":"parola"}';
    expect(markup).toBe(body);
    const call = { address: `${getVendors.path}/one`, headers: { Merchant: 'parola' } };
    expect(answers).toEqual([{ ...call, body }]);
  });

  it('renders one page after the other', async () => {
    const renderer = start();
    const paths = ['/one', '/two', '/three'];
    const all = await Promise.all(paths.map((path) => renderer.render(path, 'EN')));
    const shown = all.map(({ answers }) => answers.map(({ address }) => address));
    expect(shown).toEqual(paths.map((path) => [getVendors.path + path]));
  });

  it('renders a page in a language', async () => {
    const { answers } = await start().render('/one', 'TH');
    expect(answers.map(({ address }) => address)).toEqual([`${getVendors.path}/oneTH`]);
  });

  it('shows no answer of a call that is not public', async () => {
    expect(await start().render('/private', 'EN')).toEqual({ markup: 'without it', answers: [] });
  });

  it('fails without an answer of the gateway, and where the page cannot be rendered', async () => {
    const renderer = start();
    await expect(renderer.render('/none', 'EN')).rejects.toThrow('/none lacks an answer.');
    await expect(renderer.render('/fail', 'EN')).rejects.toThrow('no such page');
    expect((await renderer.render('/one', 'EN')).answers).toHaveLength(1);
  });

  it('gives a page up that takes too long, and mistakes its markup for no other', async () => {
    const renderer = start(100);
    await renderer.facts;
    await expect(renderer.render('/late', 'EN')).rejects.toThrow('/late took too long.');
    await expect(renderer.render('/late', 'EN')).rejects.toThrow('/late took too long.');
  });

  it('is started again after its end', async () => {
    const renderer = start();
    await expect(renderer.render('/end', 'EN')).rejects.toThrow('The renderer ended with code 3.');
    expect((await renderer.render('/one', 'EN')).answers).toHaveLength(1);
  });
});
