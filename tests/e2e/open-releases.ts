import { createHash } from 'node:crypto';
import { type Asset, readSite, type Site as Built } from '#host/site.ts';
import { createHost } from '#host/create-host.ts';
import { listen } from '#host/listen.ts';
import { proxyTo } from '#host/proxy/proxy.ts';
import { freePort } from '../support/open-site.ts';

function withText(asset: Asset | undefined, write: (text: string) => string): Asset {
  if (asset === undefined) throw new Error('The build is incomplete.');
  const text = write(new TextDecoder().decode(asset.bodies.get('identity')));
  return {
    ...asset,
    bodies: new Map([['identity', new TextEncoder().encode(text)]]),
    digest: createHash('sha256').update(text).digest('hex'),
  };
}

const precachedPages = /("revision":")\w+(","url":"(?:index|app)\.html")/g;

/** The build as a release with a name: in its pages, and in the revisions of its worker. */
function namedRelease(built: Built, name: string): Built {
  const page = (html: string) =>
    html.replace('</head>', `<meta name="release" content="${name}"></head>`);
  const worker = (text: string) => `${text.replace(precachedPages, `$1${name}$2`)}// ${name}`;
  const changed = { '/index.html': page, '/app.html': page, '/sw.js': worker };
  const assets = Object.entries(changed).map(
    ([path, write]) => [path, withText(built.assets.get(path), write)] as const,
  );
  return { ...built, assets: new Map([...built.assets, ...assets]) };
}

/** The build with another worker. */
function withWorker(built: Built, worker: string): Built {
  const asset = withText(built.assets.get('/sw.js'), () => worker);
  return { ...built, assets: new Map([...built.assets, ['/sw.js', asset]]) };
}

/** A picture that a worker asks for. */
export const heldPath = '/media/held.svg';

/** Opens a site whose release can be replaced while it runs, with a running gateway. */
export async function openReleases(gateway: string) {
  const built = readSite('dist/web');
  const port = await freePort();
  const listening = await listen({ port, host: '127.0.0.1', setting: 'PORT' });
  const parts = {
    gameOrigins: ['http://localhost:1'],
    answerCall: proxyTo(gateway),
    log: () => {},
  };
  const hostOf = (site: Built) => createHost({ ...parts, site });
  let host = hostOf(namedRelease(built, 'first'));
  let held = Promise.resolve();
  listening.serve(async (request, env) => {
    if (new URL(request.url).pathname === heldPath) await held;
    return host.fetch(request, env);
  });
  return {
    url: `http://localhost:${port}`,
    release: (name: string) => void (host = hostOf(namedRelease(built, name))),
    releaseWorker: (text: string) => void (host = hostOf(withWorker(built, text))),
    /** Holds back the answer to `heldPath` until the returned function is called. */
    hold() {
      let letGo = () => {};
      held = new Promise((resolve) => (letGo = resolve));
      return () => letGo();
    },
    stop: () => listening.stop(0),
  };
}
