import { describe, expect, it } from 'vitest';
import { asksCaptcha } from './captcha-demand.ts';

const refusal = { kind: 'refused', code: null, message: null, status: 200 } as const;

describe('a refused sign-in', () => {
  it('requires a captcha by its value or by its code', () => {
    expect(asksCaptcha({ ...refusal, value: { captcha: true } })).toBe(true);
    expect(asksCaptcha({ ...refusal, code: 'captcha_required', value: null })).toBe(true);
    expect(asksCaptcha({ ...refusal, code: 'captcha_incorrect', value: null })).toBe(true);
  });

  it('requires none otherwise', () => {
    expect(asksCaptcha({ ...refusal, value: { captcha: false } })).toBe(false);
    expect(asksCaptcha({ ...refusal, value: null })).toBe(false);
    expect(asksCaptcha({ ...refusal, value: 'captcha' })).toBe(false);
    expect(asksCaptcha({ kind: 'offline' })).toBe(false);
  });
});
