import { describe, expect, it } from 'vitest';
import { thirdPartiesFrom } from './third-parties.ts';
import { admitsScript, sourcesOf } from './third-party-sources.ts';

const firebase = { PAROLA_FIREBASE_API_KEY: 'key', PAROLA_FIREBASE_PROJECT_ID: 'lamp' };

describe('the third parties of a brand', () => {
  it('are the stand-in for geetest and no firebase by default', () => {
    expect(thirdPartiesFrom({})).toMatchObject({
      geetest: { version: 4, captchaId: 'parola-demo', script: '/media/geetest/gt4.js' },
      firebase: null,
    });
  });

  it('include geetest with an account', () => {
    const { geetest } = thirdPartiesFrom({ PAROLA_GEETEST_ID: 'abc' });
    expect(geetest).toMatchObject({ script: 'https://static.geetest.com/v4/gt4.js', risk: null });
  });

  it('are none when geetest is off', () => {
    expect(thirdPartiesFrom({ PAROLA_GEETEST_ID: 'off' }).geetest).toBeNull();
  });

  it('include firebase with a key and a project', () => {
    expect(thirdPartiesFrom(firebase).firebase?.authDomain).toBe('lamp.firebaseapp.com');
    expect(thirdPartiesFrom({ PAROLA_FIREBASE_API_KEY: 'key' }).firebase).toBeNull();
  });
});

describe('the allowed sources of a page', () => {
  const nobody = { PAROLA_GEETEST_ID: 'off' };

  it('are none without third parties', () => {
    expect(sourcesOf(thirdPartiesFrom(nobody))).toEqual({});
  });

  it('are a policy and no host for the stand-in', () => {
    expect(sourcesOf(thirdPartiesFrom({}))).toEqual({ 'trusted-types': ['default'] });
  });

  it("is geetest's hosts once it is the vendor's script", () => {
    const sources = sourcesOf(thirdPartiesFrom({ PAROLA_GEETEST_ID: 'abc' }));
    expect(sources['script-src']).toContain('https://gcaptcha4.geetest.com');
    expect(sources['frame-src']).toBeUndefined();
  });

  it("is Google's hosts for firebase, or its emulator", () => {
    const real = sourcesOf(thirdPartiesFrom({ ...nobody, ...firebase }));
    expect(real['frame-src']).toContain('https://lamp.firebaseapp.com');
    expect(real['connect-src']).toContain('https://identitytoolkit.googleapis.com');
    const emulator = { PAROLA_FIREBASE_EMULATOR: 'http://localhost:9099' };
    const tried = sourcesOf(thirdPartiesFrom({ ...nobody, ...firebase, ...emulator }));
    expect(tried['connect-src']).toEqual(['http://localhost:9099']);
  });
});

describe('the pages of payment providers', () => {
  const sources = (origins: string) =>
    sourcesOf(thirdPartiesFrom({ PAROLA_GEETEST_ID: 'off', PAROLA_PAYMENT_ORIGINS: origins }));

  it('may be framed from the origins of the setting only', () => {
    expect(sources('https://pay.example/card, https://other.example')).toEqual({
      'frame-src': ['https://pay.example', 'https://other.example'],
    });
    expect(sources('')).toEqual({});
  });
});

it('the chat may be framed from the origin of its setting', () => {
  const settings = { PAROLA_GEETEST_ID: 'off', PAROLA_CHAT_ORIGIN: 'https://chat.example/room' };
  expect(sourcesOf(thirdPartiesFrom(settings))).toEqual({ 'frame-src': ['https://chat.example'] });
});

it('pictures may come from the origins of their setting', () => {
  const settings = { PAROLA_GEETEST_ID: 'off', PAROLA_PICTURE_ORIGINS: 'https://cdn.example/art' };
  expect(sourcesOf(thirdPartiesFrom(settings))).toEqual({ 'img-src': ['https://cdn.example'] });
});

describe('a script', () => {
  const vendor = thirdPartiesFrom({ PAROLA_GEETEST_ID: 'abc', ...firebase });

  it.each([
    'https://static.geetest.com/v4/gt4.js',
    'https://gcaptcha4.geetest.com/load?callback=geetest_1',
    'https://apis.google.com/js/api.js?onload=x',
    'https://www.google.com/recaptcha/api.js?render=explicit',
  ])('of those a brand works with may run: %s', (address) => {
    expect(admitsScript(vendor, address)).toBe(true);
  });

  it.each([
    'https://evil.example/gt4.js',
    'https://static.geetest.com.evil.example/v4/gt4.js',
    'http://static.geetest.com/v4/gt4.js',
    'https://www.google.com/complete/search?jsonp=alert',
    '/media/geetest/gt4.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
  ])('of anybody else may not: %s', (address) => {
    expect(admitsScript(vendor, address)).toBe(false);
  });

  it('of the stand-in may run, and no other script of this site', () => {
    const demo = thirdPartiesFrom({});
    expect(admitsScript(demo, '/media/geetest/gt4.js')).toBe(true);
    expect(admitsScript(demo, '/media/geetest/other.js')).toBe(false);
    expect(admitsScript(demo, 'https://static.geetest.com/v4/gt4.js')).toBe(false);
  });
});
