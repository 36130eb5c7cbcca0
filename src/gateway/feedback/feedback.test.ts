import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as calls from '#protocol/calls/contact/feedback.ts';
import { getUnreadCount } from '#protocol/calls/messages.ts';
import { uploadPicture } from '#protocol/calls/uploads.ts';
import type { FeedbackState } from '#protocol/vocabulary/feedback.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { samplePicture } from '#tests/support/sample-requests.ts';

const days = 24 * 3_600;
const content = 'The reels of Harbour Lights stop late on my phone.';
const written = {
  type: 'game',
  content,
  remark: '',
  wantsContact: false,
  address: null,
} as const;

let test: TestGateway;
beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
beforeEach(async () => void (await test.operator.reset()));

interface Listed {
  readonly id: string;
  readonly number: string;
  readonly username: string | null;
  readonly contact: string | null;
  readonly pictures: readonly string[];
}

async function listed(state: FeedbackState): Promise<readonly Listed[]> {
  const answer = await test.operator.send('GET', `feedback?state=${state}`);
  return (answer as { list: readonly Listed[] }).list;
}

const act = (id: string, action: string, body: object = {}) =>
  test.operator.send('POST', `feedback/${id}/${action}`, body);

const send = (token: string | null, more: object = {}) =>
  test.request(
    calls.sendFeedback,
    { ...written, pictures: [], ...more },
    token === null ? {} : { token },
  );

const unread = (token: string) => test.request(getUnreadCount, {}, { token });

const own = (token: string) => test.request(calls.getFeedback, {}, { token });

const reopen = (token: string, id: string) =>
  test.request(calls.reopenFeedback, { id, content: 'It happened again today.' }, { token });

async function addPicture(token: string, purpose: 'feedback' | 'proof' = 'feedback') {
  const upload = { purpose, picture: samplePicture };
  return (await test.request(uploadPicture, upload, { token })).id;
}

/** Sends feedback as ana and closes it. Returns its number. */
async function sendClosed(token: string): Promise<string> {
  const { referenceNo } = await send(token);
  const [one] = (await listed('open')).filter(({ number }) => number === referenceNo);
  await act(one?.id ?? '', 'close');
  return referenceNo;
}

describe('feedback of a member', () => {
  it('is sent with pictures, answered with a message, and closed', async () => {
    const token = await test.signIn('ana');
    const pictures = [await addPicture(token), await addPicture(token), await addPicture(token)];
    const before = await unread(token);
    const { referenceNo } = await send(token, { remark: ' Rainy day ☔ ', pictures });
    expect(referenceNo).toMatch(/^[2-9A-Z]{10}$/);
    const [one] = await listed('open');
    expect(one).toMatchObject({ number: referenceNo, username: 'ana', pictures });
    expect(await act(one?.id ?? '', 'answer', { content: 'We look into it.' })).toEqual({
      state: 'answered',
      changed: true,
    });
    const [answered] = await own(token);
    expect(answered).toMatchObject({ id: referenceNo, state: 'answered', remark: 'Rainy day ☔' });
    expect(answered?.pictures).toHaveLength(3);
    expect(answered?.replies).toMatchObject([{ from: 'operator', content: 'We look into it.' }]);
    expect(await unread(token)).toBe(before + 1);
    expect(await act(one?.id ?? '', 'close')).toMatchObject({ state: 'closed', changed: true });
    expect(await act(one?.id ?? '', 'answer', { content: 'Late' })).toEqual({
      state: 'closed',
      changed: false,
    });
  });

  it('names a contact to the operator only when the member has chosen that', async () => {
    const token = await test.signIn('ana');
    await send(token);
    await send(token, { wantsContact: true });
    const contacts = (await listed('open')).map(({ contact }) => contact);
    expect(contacts[0]).toBeNull();
    expect(contacts[1]).toMatch(/\d|@/);
  });

  it('has the bounds of the gateway, in characters as people count them', async () => {
    const token = await test.signIn('ana');
    const bounds = await test.request(calls.getFeedbackRules, {});
    expect(bounds).toEqual({ minLength: 10, maxLength: 500 });
    const family = '👨‍👩‍👧‍👦';
    for (const length of [9, 501]) {
      await expect(send(token, { content: family.repeat(length) })).rejects.toMatchObject({
        code: 'content_length',
      });
    }
    await send(token, { content: family.repeat(10) });
    await send(token, { content: family.repeat(500) });
    await expect(send(token, { content: ' ' })).rejects.toMatchObject({ code: 'field_required' });
    await expect(send(token, { remark: 'a'.repeat(141) })).rejects.toMatchObject({
      code: 'request_invalid',
    });
  });

  it('is refused with pictures of somebody else, or of another purpose', async () => {
    const other = await addPicture(await test.signIn('juan'));
    const token = await test.signIn('ana');
    const proof = await addPicture(token, 'proof');
    for (const picture of [other, proof, 'x']) {
      await expect(send(token, { pictures: [picture] })).rejects.toMatchObject({
        code: 'picture_refused',
      });
    }
    expect(await own(token)).toEqual([]);
  });

  it('is limited', async () => {
    const token = await test.signIn('ana');
    for (let sent = 0; sent < 10; sent += 1) await send(token);
    await expect(send(token)).rejects.toMatchObject({ code: 'TOO_MANY_REQUEST' });
    await expect(send(await test.signIn('juan'))).resolves.toBeTruthy();
  });

  it('is stored once when it is sent 64 times at once with one key', async () => {
    const token = await test.signIn('ana');
    const key = 'feedback-of-ana-0001';
    const answers = await Promise.all(
      Array.from({ length: 64 }, () =>
        test.request(calls.sendFeedback, { ...written, pictures: [] }, { token, key }),
      ),
    );
    expect(new Set(answers.map(({ referenceNo }) => referenceNo)).size).toBe(1);
    expect(await own(token)).toHaveLength(1);
  });
});

describe('the answer to feedback', () => {
  it('is due in the days of the market or of the operator, counted from the last text', async () => {
    const token = await test.signIn('ana');
    const id = await sendClosed(token);
    const [closed] = await own(token);
    expect(closed).toMatchObject({ answerBy: null, isLate: false });
    await test.operator.advance(2 * days);
    const { answerBy, replies } = await reopen(await test.signIn('ana'), id);
    const marketDays = 15;
    expect(answerBy).toBe((replies.at(-1)?.at ?? 0) + marketDays * days * 1_000);
    await test.operator.advance(marketDays * days - 60);
    expect((await own(await test.signIn('ana')))[0]).toMatchObject({ answerBy, isLate: false });
    expect(await listed('open')).toMatchObject([{ number: id, dueAt: answerBy }]);
    const rowOf = async () => JSON.stringify(await test.operator.send('GET', 'pages/feedback'));
    expect(await rowOf()).not.toContain('"late"');
    await test.operator.advance(120);
    expect((await own(await test.signIn('ana')))[0]).toMatchObject({ answerBy, isLate: true });
    expect(await rowOf()).toContain('"late"');

    const complaints = { answerDays: 30, next: null, regulator: null };
    await test.operator.send('PATCH', 'settings', { trust: { complaints } });
    const [later] = await own(await test.signIn('ana'));
    expect(later).toMatchObject({ isLate: false });
    expect(later?.answerBy).toBe((answerBy ?? 0) + 15 * days * 1_000);
  });
});

describe('closed feedback', () => {
  it('is opened again within 14 days, once', async () => {
    const token = await test.signIn('ana');
    const id = await sendClosed(token);
    await test.operator.advance(13 * days);
    const later = await test.signIn('ana');
    const many = await Promise.all(Array.from({ length: 8 }, () => reopen(later, id)));
    expect(new Set(many.map(({ state }) => state))).toEqual(new Set(['open']));
    const [one] = await own(later);
    expect(one).toMatchObject({ state: 'open', reopenBy: null });
    expect(one?.replies).toMatchObject([{ from: 'member', content: 'It happened again today.' }]);
  });

  it('stays closed after 14 days, and for others', async () => {
    const token = await test.signIn('ana');
    const id = await sendClosed(token);
    await expect(reopen(await test.signIn('juan'), id)).rejects.toMatchObject({
      code: 'not_found',
    });
    await test.operator.advance(14 * days + 1);
    expect(await reopen(await test.signIn('ana'), id)).toMatchObject({
      state: 'closed',
      replies: [],
    });
  });
});

describe('feedback of a guest', () => {
  const address = 'Nena@example.com';

  it('needs an address, which gets the answer', async () => {
    await expect(send(null)).rejects.toMatchObject({ code: 'field_required' });
    const { referenceNo } = await send(null, { address });
    const [one] = await listed('open');
    expect(one).toMatchObject({ number: referenceNo, username: null, contact: address });
    await act(one?.id ?? '', 'answer', { content: 'Thank you, Nena.' });
    const [mail] = await test.operator.outbox(address);
    expect(mail?.text).toContain(`${referenceNo}. Thank you, Nena.`);
  });

  it('has no pictures', async () => {
    const picture = await addPicture(await test.signIn('ana'));
    await expect(send(null, { address, pictures: [picture] })).rejects.toMatchObject({
      code: 'picture_refused',
    });
  });

  it('that is sent again on the same day is stored once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(null, { address })));
    expect(new Set(answers.map(({ referenceNo }) => referenceNo)).size).toBe(1);
    expect(await listed('open')).toHaveLength(1);
  });

  it('is limited by network: 64 at once are ten', async () => {
    const all = Array.from({ length: 64 }, (_, n) => send(null, { address, remark: String(n) }));
    const settled = await Promise.allSettled(all);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await listed('open')).toHaveLength(10);
  });
});
