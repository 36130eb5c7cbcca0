import { describe, expect, it, vi } from 'vitest';
import { getLatestDraws, getMemberDraws } from '#protocol/calls/lottery.ts';
import { getFavourites } from '#protocol/calls/favourites.ts';
import { launchGame } from '#protocol/calls/launch.ts';
import { strictCall } from '#tests/support/open-client.ts';
import { readAnswer } from './answer.ts';
import { createOddAnswerReport } from './report-odd-answer.ts';

const answer = (body: unknown, status = 200) => ({
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
  retryAfter: null,
  at: 0,
});

const signedOut = { failure: { kind: 'signedOut' } };

describe('an answer of an odd gateway', () => {
  it.each([
    { success: false, errorCode: 'customer.not.login' },
    { success: 'false', errorCode: 'user.or.token.invalid' },
    { success: 0, errorCode: 'login.not.session', message: { EN: 'Log in again.' } },
    { success: 'N', message: 'CUSTOMER_NOT_LOGIN' },
  ])('ends the session with status 200 and %j', async (body) => {
    for (const call of [getFavourites, getMemberDraws]) {
      await expect(readAnswer(call, answer(body))).rejects.toMatchObject(signedOut);
    }
  });

  it('ends the session with status 401 and a page of HTML', async () => {
    const page = answer('<html><body>Unauthorized</body></html>', 401);
    await expect(readAnswer(getFavourites, page)).rejects.toMatchObject(signedOut);
  });

  it('names the reason of the end when its code says more, and the gateway nothing', async () => {
    const ends = { success: false, errorCode: 'token_ip_different' };
    for (const [body, message] of [
      [ends, 'token_ip_different'],
      [{ ...ends, message: 'You moved.' }, 'You moved.'],
      [{ ...ends, errorCode: 'customer.not.login' }, null],
    ] as const) {
      const read = readAnswer(getFavourites, answer(body, 401));
      await expect(read).rejects.toMatchObject({ failure: { kind: 'signedOut', message } });
    }
  });

  it('keeps the code and the words of a refusal in other forms', async () => {
    const body = { success: 'N', errorCode: 543, message: { text: 'This is closed today.' } };
    await expect(readAnswer(getLatestDraws, answer(body))).rejects.toMatchObject({
      failure: { kind: 'refused', sentCode: '543', message: 'This is closed today.' },
    });
  });

  it.each([
    'This is closed today.',
    { message: 'This is closed today.' },
    { CN: 'x', EN: 'This is closed today.' },
    { TH: 'This is closed today.' },
  ])('keeps the words of the message %j', async (message) => {
    const body = { success: false, errorCode: 'of_this_gateway', message };
    await expect(readAnswer(getFavourites, answer(body))).rejects.toMatchObject({
      failure: { message: 'This is closed today.' },
    });
  });

  it.each([null, {}, [], true])('has no words with the message %j', async (message) => {
    const body = { success: false, errorCode: 'of_this_gateway', message };
    await expect(readAnswer(getFavourites, answer(body))).rejects.toMatchObject({
      failure: { message: null },
    });
  });

  it.each(['https://games.example/slot#t\n', { gameUrl: 'https://games.example/slot#t' }])(
    'may be the address of a game alone: %j',
    async (body) => {
      const url = 'https://games.example/slot#t';
      expect(await readAnswer(launchGame, answer(body))).toEqual({ url });
    },
  );

  it.each(['<html><body>Busy</body></html>', '', { message: 'Bad gateway' }])(
    'is a breakdown where a launch gets no address: %j',
    async (body) => {
      await expect(readAnswer(launchGame, answer(body))).rejects.toMatchObject({
        failure: { kind: 'unavailable', status: 200 },
      });
    },
  );

  it('is a breakdown without the field of success', async () => {
    await expect(
      readAnswer(getFavourites, answer({ message: 'Bad gateway' })),
    ).rejects.toMatchObject({ failure: { kind: 'unavailable' } });
  });
});

it('an answer that cannot be read has its cause in the console, once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // Lines are counted for as long as the page is open, here the process.
  const call = { ...strictCall, path: `/wps/relay/${crypto.randomUUID()}` } as const;
  const odd = answer({ success: true, value: { amount: 'Juan', time: 1 } });
  const unavailable = { failure: { kind: 'unavailable', status: 200 } };
  for (let time = 0; time < 2; time += 1)
    await expect(readAnswer(call, odd)).rejects.toMatchObject(unavailable);
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  const cause = 'amount: the text "Xxxx", which cannot be read';
  expect(warn.mock.calls).toEqual([[`The answer to GET ${call.path} cannot be read. ${cause}`]]);
  warn.mockRestore();
});

it.each([
  [
    strictCall,
    '{"success":true,"value":{"time":1}}',
    'VIS_getJackpot cannot be read. amount: missing',
  ],
  [strictCall, '<html>', 'VIS_getJackpot cannot be read. It is no JSON.'],
  [getFavourites, '{"value":[]}', 'MCSFE_getFavoriteGames cannot be read. success: missing'],
])('an answer that cannot be read is named in the report: %#', (call, text, report) => {
  const lines: string[] = [];
  createOddAnswerReport((line) => void lines.push(line))(call, text);
  expect(lines).toEqual([`The answer to GET /wps/relay/${report}`]);
});
