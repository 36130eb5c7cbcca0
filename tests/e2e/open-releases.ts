import { type Asset, readSite, type Site as Built } from '#host/site.ts';
import { createHost } from '#host/create-host.ts';
import { listen } from '#host/listen.ts';
import { proxyTo } from '#host/proxy.ts';
import { freePort } from '../support/open-site.ts';

function written(asset: Asset | undefined, write: (text: string) => string): Asset {
  if (asset === undefined) throw new Error('The build is not whole.');
  const text = write(new TextDecoder().decode(asset.bodies.get('identity')));
  return {
    ...asset,
    bodies: new Map([['identity', new TextEncoder().encode(text)]]),
    digest: `${asset.digest}${text.length}`,
  };
}

const listed = /("revision":")\w+(","url":"(?:index|app)\.html")/g;

/** What is built, under another name: its pages say so, and its worker knows of other pages. */
function named(built: Built, name: string): Built {
  const page = (html: string) =>
    html.replace('</head>', `<meta name="release" content="${name}"></head>`);
  const worker = (text: string) => `${text.replace(listed, `$1${name}$2`)}// ${name}`;
  const changed = { '/index.html': page, '/app.html': page, '/sw.js': worker };
  const assets = Object.entries(changed).map(
    ([path, write]) => [path, written(built.assets.get(path), write)] as const,
  );
  return { ...built, assets: new Map([...built.assets, ...assets]) };
}

/** What is built, with another text in the place of its worker. */
function workedBy(built: Built, worker: string): Built {
  const asset = written(built.assets.get('/sw.js'), () => worker);
  return { ...built, assets: new Map([...built.assets, ['/sw.js', asset]]) };
}

/** A site that is released again and again without being started anew, over a gateway that runs. */
export async function openReleases(gateway: string) {
  const built = readSite('dist/web');
  const port = await freePort();
  const listening = await listen({ port, host: '127.0.0.1', setting: 'PORT' });
  const parts = { gamesOrigin: 'http://localhost:1', answerCall: proxyTo(gateway), log: () => {} };
  const hostOf = (site: Built) => createHost({ ...parts, site });
  let host = hostOf(named(built, 'first'));
  listening.serve((request, env) => host.fetch(request, env));
  return {
    url: `http://localhost:${port}`,
    release: (name: string) => void (host = hostOf(named(built, name))),
    releaseWorker: (text: string) => void (host = hostOf(workedBy(built, text))),
    stop: () => listening.stop(0),
  };
}
