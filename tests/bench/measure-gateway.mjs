import { randomUUID } from 'node:crypto';
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

/** Successful attempts per second, with several concurrent players. @param {() => Promise<boolean>} attempt */
async function rate(attempt) {
  const until = Date.now() + seconds * 1000;
  let done = 0;
  const player = async () => {
    while (Date.now() < until) if (await attempt()) done += 1;
  };
  await Promise.all(Array.from({ length: players }, player));
  return Math.round(done / seconds);
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

/** Prints balance reads and settled bets per second over HTTP, with the embedded store. @param {string} url */
export async function measureGateway(url) {
  const token = await signIn(url);
  const headers = { ...common, Authorization: token };
  const reads = await rate(
    async () =>
      (await fetch(`${url}/wps/v2/wallets/balance`, { headers: { ...headers, ...newAddress() } }))
        .ok,
  );
  const { origin, ...slotSession } = await openSlot(url, token);
  const bets = await rate(async () => {
    const answer = await fetch(`${origin}/slot/play`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...slotSession, key: randomUUID() }),
    });
    return answer.ok;
  });
  console.log(
    `\nGateway over HTTP, ${players} at once: ${reads} balance reads/s, ${bets} settled bets/s`,
  );
}
