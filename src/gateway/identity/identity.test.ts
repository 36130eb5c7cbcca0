import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { dayMs } from '#protocol/model/market-day.ts';
import { type IdentityTest, openIdentity } from '#tests/support/open-identity.ts';
import { testOrigin } from '#tests/support/open-gateway.ts';
import { samplePicture, sampleRequests } from '#tests/support/sample-requests.ts';
import { purgeIdentityPictures } from './identity.ts';
import { canMove, identityMoves } from './identity-moves.ts';

let test: IdentityTest;
let juan: Awaited<ReturnType<IdentityTest['member']>>;
beforeAll(async () => {
  test = await openIdentity('UK');
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.operator.reset();
  juan = await test.member('juan');
});

const uploads = () =>
  test.database.sql
    .selectFrom('upload')
    .select(['id', 'bytes'])
    .where('purpose', '=', 'identity')
    .execute();

/** The kinds of the changes in the audit since the last reset, the oldest first. */
async function audited() {
  const rows = await test.database.sql
    .selectFrom('audit_event')
    .select(['kind', 'actor', 'facts'])
    .where('kind', 'like', 'identity%')
    .orderBy('id')
    .execute();
  return rows.map(({ kind, actor }) => `${actor} ${kind}`);
}

const newAudits = async (before: readonly string[]) => (await audited()).slice(before.length);

describe('the moves of a check', () => {
  it.each([
    ['send', ['none', 'refused']],
    ['approve', ['sent']],
    ['refuse', ['sent']],
    ['askAgain', ['approved']],
  ] as const)('%s starts from %j only', (move, from) => {
    const all = ['none', 'sent', 'approved', 'refused'] as const;
    expect(all.filter((state) => canMove(move, state))).toEqual(from);
    expect(identityMoves[move].from).toEqual(from);
  });
});

describe('a check of the identity', () => {
  it('is sent, waits, and is approved', async () => {
    const before = await audited();
    expect(await juan.read()).toMatchObject({ state: 'none', due: 'beforePlay' });
    const sent = await juan.send();
    expect(sent).toMatchObject({ state: 'sent', document: 'passport', decidedAt: null });
    const id = await test.waiting();
    expect(await test.approve(id)).toEqual({ state: 'approved', changed: true });
    expect(await juan.read()).toMatchObject({ state: 'approved', reason: '' });
    expect(await test.listed()).toEqual([]);
    expect(await newAudits(before)).toEqual(['member identitySent', 'operator identityApproved']);
    const inbox = { page: 1, size: 5, search: '', message: '' };
    const { list } = await test.request(calls.getInbox, inbox, { token: juan.token });
    expect(list[0]?.title).toBe('We have confirmed your identity');
  });

  it('is refused with a reason that the member reads, and sent again with a note', async () => {
    await juan.send();
    await test.refuse(await test.waiting());
    expect(await juan.read()).toMatchObject({
      state: 'refused',
      reason: 'The picture is too dark.',
    });
    const messages = await test.operator.outbox();
    expect(messages.map(({ text }) => text)).toContainEqual(
      expect.stringContaining('The picture is too dark. Your money is safe.'),
    );
    expect(await juan.send({ note: 'With a lamp' })).toMatchObject({ state: 'sent', reason: '' });
    expect(await test.listed()).toMatchObject([{ username: 'juan', note: 'With a lamp' }]);
  });

  it('is asked for again after the approval, with a reason, and its pictures stay', async () => {
    await juan.send();
    const id = await test.waiting();
    expect(await test.askAgain(id)).toEqual({ state: 'sent', changed: false });
    await test.approve(id);
    for (const page of ['members?username=juan', 'identity?state=approved']) {
      const shown = JSON.stringify(await test.operator.send('GET', `pages/${page}`));
      expect(shown, page).toContain(`identity/${id}/ask-again`);
    }
    const before = await audited();
    const asked = await Promise.all(Array.from({ length: 8 }, () => test.askAgain(id)));
    expect(asked.filter(({ changed }) => changed)).toHaveLength(1);
    expect(await newAudits(before)).toEqual(['operator identityAskedAgain']);
    expect(await juan.read()).toMatchObject({
      state: 'refused',
      reason: 'The name is another one.',
    });
    expect((await test.operator.outbox()).map(({ text }) => text)).toContainEqual(
      expect.stringContaining('We have to confirm your identity again. The name is another one.'),
    );
    expect(await test.approve(id)).toEqual({ state: 'refused', changed: false });
    expect(await juan.send()).toMatchObject({ state: 'sent', reason: '' });
    await test.approve(await test.waiting());
    expect(await juan.read()).toMatchObject({ state: 'approved' });
    expect(await uploads()).toHaveLength(4);
    expect((await test.listed('refused'))[0]?.pictures).toEqual(['front', 'selfie']);
  });

  it('keeps the pictures of a refused one until the next one is approved', async () => {
    await juan.send();
    await test.refuse(await test.waiting());
    await juan.send();
    expect(await uploads()).toHaveLength(4);
    await test.approve(await test.waiting());
    expect(await uploads()).toHaveLength(2);
    expect((await test.listed('refused'))[0]?.pictures).toEqual([]);
    expect((await test.listed('approved'))[0]?.pictures).toEqual(['front', 'selfie']);
  });

  it('changes nothing when it is sent again, and lets no other one follow while it waits', async () => {
    const pictures = { front: await juan.upload(), selfie: await juan.upload() };
    const before = await audited();
    await juan.send(pictures);
    expect(await juan.send(pictures)).toMatchObject({ state: 'sent' });
    await expect(juan.send()).rejects.toMatchObject({ code: 'changed_elsewhere' });
    await test.approve(await test.waiting());
    await expect(juan.send()).rejects.toMatchObject({ code: 'changed_elsewhere' });
    expect(await newAudits(before)).toEqual(['member identitySent', 'operator identityApproved']);
  });

  it('is stored once of 8 that are sent at the same time', async () => {
    const sent = await Promise.allSettled(Array.from({ length: 8 }, () => juan.send()));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await test.listed()).toHaveLength(1);
  });

  it('is decided once when two operators decide at the same time', async () => {
    await juan.send();
    const id = await test.waiting();
    const decided = await Promise.all([test.approve(id), test.refuse(id), test.approve(id)]);
    expect(decided.filter(({ changed }) => changed)).toHaveLength(1);
    const { state } = await juan.read();
    expect(new Set(decided.map((one) => one.state))).toEqual(new Set([state]));
  });

  it('takes new pictures of the member for this purpose only', async () => {
    const ana = await test.member('ana');
    const proof = { purpose: 'proof', picture: samplePicture } as const;
    const { id } = await test.request(calls.uploadPicture, proof, { token: juan.token });
    for (const front of [id, await ana.upload(), 'x'.repeat(43)])
      await expect(juan.send({ front })).rejects.toMatchObject({ code: 'picture_refused' });
    const used = await juan.upload();
    await juan.send({ front: used });
    await test.refuse(await test.waiting());
    await expect(juan.send({ front: used })).rejects.toMatchObject({ code: 'picture_refused' });
  });

  it.each([
    ['a back that a passport has not got', { back: 'b'.repeat(43) }],
    ['no back of a national ID', { document: 'nationalId' }],
    ['one picture twice', { front: 'f'.repeat(43), selfie: 'f'.repeat(43) }],
    ['an unknown document', { document: 'letter' as 'passport' }],
    ['a note of 501 characters', { note: 'n'.repeat(501) }],
  ] as const)('is refused with %s', async (_, check) => {
    await expect(juan.send(check)).rejects.toMatchObject({ code: 'request_invalid' });
    expect(await juan.read()).toMatchObject({ state: 'none' });
  });

  it('is refused to a trial account', async () => {
    const { token } = await test.request(calls.signInFreePlay, sampleRequests.signInFreePlay);
    const call = test.request(calls.getIdentity, {}, { token });
    await expect(call).rejects.toMatchObject({ code: 'need_true_account' });
  });
});

describe('the pictures', () => {
  it('are encrypted in the store, each for its own row', async () => {
    await juan.send();
    const plain = Buffer.from(samplePicture, 'base64');
    for (const { bytes } of await uploads()) {
      expect(Buffer.from(bytes).includes(plain.subarray(0, 8))).toBe(false);
      expect(Buffer.from(bytes).includes('IHDR')).toBe(false);
    }
    const [one, other] = await uploads();
    await test.database.sql
      .updateTable('upload')
      .set({ bytes: one?.bytes ?? new Uint8Array() })
      .where('id', '=', other?.id ?? '')
      .execute();
    const looks = ['front', 'selfie'].map(async (name) =>
      test.look(`identity/${await test.waiting()}/${name}`),
    );
    const answers = await Promise.all(looks);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 500,
    ]);
  });

  it('are shown to the operator only, and each look is in the audit', async () => {
    const before = await audited();
    await juan.send();
    const id = await test.waiting();
    const [upload] = await uploads();
    const shown = await test.look(`identity/${id}/front`);
    expect(shown.headers.get('Content-Type')).toBe('image/png');
    expect(shown.headers.get('Cache-Control')).toBe('no-store');
    expect(Buffer.from(await shown.arrayBuffer()).includes('IHDR')).toBe(true);
    await test.look(`identity/${id}/front`);
    expect((await newAudits(before)).slice(1)).toEqual(
      Array.from({ length: 2 }, () => 'operator identityLooked'),
    );
    expect((await test.look(`${upload?.id}`)).status).toBe(404);
    expect((await test.look(`identity/${id}/back`)).status).toBe(404);
    expect((await test.look(`identity/${id}/bytes`)).status).toBe(400);
    const address = new Request(`${testOrigin}/media/uploads/${upload?.id}`);
    expect((await test.gateway.fetch(address, { ip: '192.0.2.1' })).status).toBe(404);
    expect(await newAudits(before)).toHaveLength(3);
  });

  it('have no address for the member, and cannot be used for anything else', async () => {
    const picture = { purpose: 'identity', picture: samplePicture } as const;
    const made = await test.request(calls.uploadPicture, picture, { token: juan.token });
    expect(made.url).toBe('');
    const change = { avatar: made.id, version: 0 };
    const avatar = test.request(calls.setAvatar, change, { token: juan.token });
    await expect(avatar).rejects.toMatchObject({ code: 'not_found' });
  });

  it('that no check has are deleted with the next check, and after a day', async () => {
    const lost = await juan.upload();
    await juan.send();
    expect((await uploads()).map(({ id }) => id)).not.toContain(lost);
    const ana = await test.member('ana');
    const later = await ana.upload();
    const { now } = await test.operator.advance(0);
    await purgeIdentityPictures(test.database.sql, now);
    expect(await uploads()).toHaveLength(3);
    await purgeIdentityPictures(test.database.sql, now + dayMs + 1);
    const left = await uploads();
    expect(left).toHaveLength(2);
    expect(left.map(({ id }) => id)).not.toContain(later);
  });
});
