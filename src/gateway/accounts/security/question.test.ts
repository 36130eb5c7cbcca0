import { afterAll, beforeAll, expect, it } from 'vitest';
import * as calls from '#protocol/calls/security/security-questions.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

let test: TestGateway;
beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());

const answers = [
  { questionId: 'pet', answer: 'Bantay' },
  { questionId: 'school', answer: 'Baybayin' },
  { questionId: 'food', answer: 'Halo-halo' },
];
const others = [
  { questionId: 'street', answer: 'Mabini' },
  { questionId: 'job', answer: 'Daungan' },
  { questionId: 'hero', answer: 'Lapu-Lapu' },
];

it('security questions are answered once, changed by their answers and throttled', async () => {
  const token = await test.signIn('juan');
  const list = await test.request(calls.getSecurityQuestions, {}, { token, language: 'TY' });
  expect(list.questions.length).toBeGreaterThanOrEqual(6);
  expect(list.questions[0]?.question).toContain('alaga');
  const set = (given: typeof answers, loginPassword = demoPassword) =>
    test.request(calls.setSecurityQuestions, { answers: given, loginPassword }, { token });
  await expect(set(answers, 'wrong')).rejects.toMatchObject({ code: 'password_incorrect' });
  const unknown = answers.map((one) => ({ ...one, questionId: `x${one.questionId}` }));
  await expect(set(unknown)).rejects.toMatchObject({ code: 'field_refused' });
  await set(answers);
  await expect(set(others)).rejects.toMatchObject({ code: 'changed_elsewhere' });

  const change = (oldAnswers: typeof answers) =>
    test.request(calls.changeSecurityQuestions, { answers: others, oldAnswers }, { token });
  await expect(change(others)).rejects.toMatchObject({ code: 'answers_incorrect' });
  // Case, accents and punctuation do not count.
  await change(
    answers.map(({ questionId, answer }) => ({ questionId, answer: answer.toUpperCase() })),
  );
  const { chosen } = await test.request(calls.getSecurityQuestions, {}, { token });
  expect(chosen.toSorted()).toEqual(['hero', 'job', 'street']);
  // Right answers at the same time do not use up the tries.
  const again = Array.from({ length: 8 }, () => change(others));
  const codes = (await Promise.allSettled(again)).flatMap((one) =>
    one.status === 'rejected' ? [one.reason.code] : [],
  );
  expect(codes.filter((code) => code !== 'changed_elsewhere')).toEqual([]);
  for (let times = 0; times < 5; times += 1) await change(answers).catch(() => undefined);
  await expect(change(others)).rejects.toMatchObject({ status: 429 });
});
