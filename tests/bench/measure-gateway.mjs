import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { CompactEncrypt, importJWK } from 'jose';

const seconds = 5;
const players = 8;
const common = { Merchant: 'parola', Language: 'EN', Device: 'web', 'X-Gateway-Version': '3' };

let calls = 0;

/** A header with a new client address for each call, because calls per minute are limited by address. The host trusts a proxy on this machine. */
function newAddress() {
  calls += 1;
  return { 'X-Forwarded-For': `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}` };
}

/** @param {string} url */
async function signIn(url) {
  const key = await (await fetch(`${url}/wps/session/key`, { headers: common })).json();
  const payload = { username: 'juan', password: 'Parola2026', captcha: '', type: 'username' };
  const value = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({
      alg: 'RSA-OAEP-256',
      enc: 'A256GCM',
      kid: key.kid,
      iat: Math.floor(Date.now() / 1000),
    })
    .encrypt(await importJWK(key, 'RSA-OAEP-256'));
  const answer = await fetch(`${url}/wps/session/login`, {
    method: 'POST',
    headers: {
      ...common,
      ModuleId: 'COMM3',
      'Content-Type': 'application/json',
      Encryption: `RSA-OAEP-256/A256GCM; kid=${key.kid}`,
    },
    body: JSON.stringify({ value }),
  });
  return (await answer.json()).value.token;
}

/** @typedef {{ perSecond: number, p95: number }} Load Successes per second, and the 95th percentile of their times in milliseconds. */

/** Attempts of several players at once. @param {() => Promise<boolean>} attempt @returns {Promise<Load>} */
async function measureLoad(attempt) {
  const until = performance.now() + seconds * 1000;
  /** @type {number[]} */
  const times = [];
  const player = async () => {
    while (performance.now() < until) {
      const start = performance.now();
      if (await attempt()) times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: players }, player));
  const ordered = times.toSorted((one, other) => one - other);
  return {
    perSecond: times.length / seconds,
    p95: ordered[Math.floor(ordered.length * 0.95)] ?? Number.NaN,
  };
}

/** A read and a transfer in bare SQL, in an embedded database as the gateway has one. */
async function measureSql() {
  const db = await PGlite.create();
  await db.exec(`create table account (id int primary key, balance int8 not null);
    create table posting (id serial primary key, account int not null, amount int8 not null);
    insert into account values (1, 1000000000), (2, 0)`);
  const read = async () =>
    (await db.query('select balance from account where id = $1', [1])).rows.length === 1;
  const transfer = async () => {
    await db.transaction(async (sql) => {
      await sql.query('update account set balance = balance - $1 where id = 1', [100]);
      await sql.query('update account set balance = balance + $1 where id = 2', [100]);
      await sql.query('insert into posting (account, amount) values (1, $1), (2, $2)', [-100, 100]);
    });
    return true;
  };
  const loads = { reads: await measureLoad(read), transfers: await measureLoad(transfer) };
  await db.close();
  return loads;
}

/** @param {string} name @param {Load} load @param {Load} plain */
function printLoad(name, load, plain) {
  console.log(
    `  ${name}: ${Math.round(load.perSecond)}/s (${(load.perSecond / plain.perSecond).toFixed(2)} of plain SQL), p95 ${load.p95.toFixed(1)} ms (plain SQL ${plain.p95.toFixed(1)} ms)`,
  );
}

/** @param {string} url @param {string} token */
async function openSlot(url, token) {
  const headers = { ...common, ModuleId: 'GAMELO3', Authorization: token };
  const list = `${url}/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=1&pageSize=1`;
  const [game] = (await (await fetch(list, { headers: { ...headers, ...newAddress() } })).json())
    .value.games;
  const query = new URLSearchParams({
    launchMode: 'GLS',
    vassalage: game.vassalage,
    gameId: game.gameId,
    nodeId: String(game.nodeId),
  });
  const launched = await (
    await fetch(`${url}/wps/game/launchGame?${query}`, { headers: { ...headers, ...newAddress() } })
  ).json();
  const status = await fetch(`${url}/wps/system/status`, {
    headers: { ...headers, ...newAddress() },
  });
  const [games] = (await status.json()).value.info.launchGameCDNs;
  const address = new URL(launched.value.content.game_url, games);
  const opened = await fetch(`${address.origin}/slot/open`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ticket: address.hash.slice(1), parents: [url] }),
  });
  const { session, stakes } = await opened.json();
  return { origin: address.origin, session, stakeCentavos: stakes[0] };
}

/** Prints balance reads and settled bets per second over HTTP, with the embedded store, beside bare SQL in the same run. @param {string} url */
export async function measureGateway(url) {
  const token = await signIn(url);
  const headers = { ...common, Authorization: token };
  const reads = await measureLoad(
    async () =>
      (await fetch(`${url}/wps/v2/wallets/balance`, { headers: { ...headers, ...newAddress() } }))
        .ok,
  );
  const { origin, ...slotSession } = await openSlot(url, token);
  const bets = await measureLoad(async () => {
    const answer = await fetch(`${origin}/slot/play`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...slotSession, key: randomUUID() }),
    });
    return answer.ok;
  });
  const plain = await measureSql();
  console.log(`\nGateway over HTTP, ${players} at once, with the embedded store`);
  printLoad('balance reads', reads, plain.reads);
  printLoad('settled bets', bets, plain.transfers);
}
