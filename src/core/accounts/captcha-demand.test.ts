import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { getCaptcha } from '#protocol/calls/captcha.ts';
import { asksCaptcha } from './captcha-demand.ts';

const refusal = { kind: 'refused', code: null, message: null, status: 200 } as const;

describe('a refused sign-in', () => {
  it.each([
    { captcha: true },
    { captcha: 'true' },
    { captcha: 1 },
    { captcha: 'Y' },
    { captcha: '1', times: 3 },
    ['captcha'],
    'captcha',
    'CAPTCHA',
  ])('requires a captcha by the value %j', (value) => {
    expect(asksCaptcha({ ...refusal, value })).toBe(true);
  });

  it.each([
    { code: 'captcha_required' as const },
    { code: 'captcha_incorrect' as const },
    { sentCode: 'LOGIN_CAPTCHA_ERROR' },
    { message: 'Please Enter The Correct Captcha Code' },
  ])('requires a captcha by its words, %j', (words) => {
    expect(asksCaptcha({ ...refusal, value: null, ...words })).toBe(true);
  });

  it.each([{ captcha: false }, { captcha: 'N' }, { captcha: '0' }, null, '', [], 'name'])(
    'requires none with the value %j',
    (value) => expect(asksCaptcha({ ...refusal, value })).toBe(false),
  );

  it('requires none when another check was refused, or without an answer', () => {
    const checked = { ...refusal, code: 'geetest_captcha_err' as const, value: null };
    expect(asksCaptcha(checked)).toBe(false);
    expect(asksCaptcha({ kind: 'offline' })).toBe(false);
  });
});

describe('the picture of a captcha', () => {
  const read = (reply: unknown) => safeParse(getCaptcha.reply, reply);

  it.each([
    'iVBORw0KGgo=',
    'iVBO\nRw0K\r\nGgo=',
    'data:image/png;base64,iVBORw0KGgo=',
    { img: 'iVBORw0KGgo=' },
    { image: 'data:image/jpeg;base64,iVBORw0KGgo=' },
  ])('is read from %j', (reply) => {
    expect(read(reply)).toMatchObject({ success: true, output: 'iVBORw0KGgo=' });
  });

  it.each([
    '',
    '<svg>',
    'data:image/svg+xml,<svg>',
    { img: null },
    null,
    7,
    ['iVBO'],
    'a'.repeat(300_000),
  ])('is refused when it is another thing', (reply) => expect(read(reply).success).toBe(false));
});
