import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { noteBuildSettings } from './settings/app-settings.ts';

describe('the settings', () => {
  it('have defaults', () => {
    expect(readConfig({})).toEqual({
      port: 4173,
      host: '127.0.0.1',
      gamesPort: 4174,
      gamesOrigin: 'http://localhost:4174',
      gameOrigins: ['http://localhost:4174'],
      appOrigin: null,
      geoipFile: null,
      exclusionRegister: null,
      databaseUrl: null,
      readDatabaseUrl: null,
      databasePool: 10,
      drainSeconds: 0,
      pageDataSeconds: 60,
      gatewayUrl: null,
      dataFolder: '.data',
      storeKey: null,
      storeKeyFile: null,
      paymentUrl: null,
      paymentSecret: null,
      firebaseProject: null,
      firebaseEmulator: false,
      operatorToken: expect.stringMatching(/^[\w-]{32}$/),
      isOperatorTokenSet: false,
      trustedProxies: ['127.0.0.0/8', '::1'],
      gatewayCookies: [],
      gatewaySockets: 500,
      merchant: 'parola',
      minimumAge: 18,
      market: 'PH',
      pageSources: {},
      pushContact: null,
      pushOrigins: [],
      gatewayOnly: false,
    });
  });

  it('give the games the port after the app, and treat an empty value as absent', () => {
    const config = readConfig({ PORT: '5000', GATEWAY_URL: '', OPERATOR_CONSOLE: 'off' });
    expect(config).toMatchObject({
      gamesPort: 5001,
      gamesOrigin: 'http://localhost:5001',
      gatewayUrl: null,
      operatorToken: null,
    });
  });

  it.each([
    [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ DATABASE_POOL: '0' }, 'DATABASE_POOL must be a whole number from 1 to 500.'],
    [{ GATEWAY_SOCKETS: '0' }, 'GATEWAY_SOCKETS must be a whole number from 1 to 10000.'],
    [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS must be a whole number from 0 to 300.'],
    [{ PORT: '80a' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ GAMES_PORT: '70000' }, 'GAMES_PORT must be a whole number from 1 to 65535.'],
    [
      { PAYMENT_URL: 'http://localhost:5' },
      'PAYMENT_URL needs PAYMENT_SECRET, the secret of that payment site.',
    ],
    [{ PORT: '65535' }, 'PORT is the last port there is: set GAMES_PORT to another one.'],
    [{ PORT: '5000', GAMES_PORT: '5000' }, 'GAMES_PORT must differ from PORT.'],
    [
      { GAMES_ORIGIN: 'http://localhost:4173' },
      "GAMES_ORIGIN must differ from the app's own origin.",
    ],
    [
      { GAMES_ORIGIN: 'https://games.example, http://localhost:4173' },
      "GAMES_ORIGIN must differ from the app's own origin.",
    ],
    [
      { GAMES_ORIGIN: 'games.example' },
      'GAMES_ORIGIN must be origins such as https://site.example, separated by commas.',
    ],
    [
      { APP_ORIGIN: 'https://play.example/' },
      'APP_ORIGIN must be an origin such as https://games.example, without a path or a slash at its end.',
    ],
    [
      { GATEWAY_URL: 'gateway.example' },
      'GATEWAY_URL must be an address such as https://gateway.example.',
    ],
    [
      { GATEWAY_URL: 'ftp://a.example' },
      'GATEWAY_URL must be an address such as https://gateway.example.',
    ],
    [
      { DATABASE_URL: 'mysql://a' },
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/parola.',
    ],
    [
      { STORE_KEY: 'too short' },
      'STORE_KEY must be 32 bytes in base64, as `openssl rand -base64 32` prints them.',
    ],
    [{ PAROLA_NAME: 'Faro\n' }, 'PAROLA_NAME must be a name of at most 40 characters.'],
    [
      { PAROLA_MERCHANT: 'two words' },
      'PAROLA_MERCHANT must be 1 to 100 letters, digits or signs, without spaces.',
    ],
    [
      { EXCLUSION_REGISTER_URL: 'https://register.example/ask' },
      'EXCLUSION_REGISTER_URL needs EXCLUSION_REGISTER_TOKEN.',
    ],
    [
      { EXCLUSION_REGISTER_URL: 'http://register.example/ask', EXCLUSION_REGISTER_TOKEN: 'x' },
      'EXCLUSION_REGISTER_URL must be an address such as https://register.example/ask.',
    ],
    [
      { EXCLUSION_REGISTER_FIELDS: 'all' },
      'EXCLUSION_REGISTER_FIELDS must be one of hashed, plain.',
    ],
    [{ MARKET: 'mars' }, 'MARKET must be one of PH, UK, strictest, open.'],
    [{ MARKET: 'strictest' }, 'MARKET=strictest needs PAROLA_MINIMUM_AGE=21 or more.'],
    [{ PAROLA_MINIMUM_AGE: '17' }, 'PAROLA_MINIMUM_AGE must be a whole number from 18 to 99.'],
    [
      { PAROLA_CONTACT: 'javascript:alert(1)' },
      'PAROLA_CONTACT must be an address such as mailto:help@casino.example.',
    ],
    [
      { PAROLA_WITHHELD: 'cockfight, dice' },
      'PAROLA_WITHHELD must be categories such as cockfight, separated by commas.',
    ],
    [{ PAROLA_SEALING: 'aes' }, 'PAROLA_SEALING must be one of jwe, des, auto.'],
    [
      { PAROLA_GEETEST_SCRIPT: '//other.example/gt.js' },
      'PAROLA_GEETEST_SCRIPT must be the address of a script, or its path on this site.',
    ],
    [
      { PAROLA_FIREBASE_PROJECT_ID: 'a b' },
      'PAROLA_FIREBASE_PROJECT_ID must be up to 100 letters, digits, dots, - or _.',
    ],
    [{ OPERATOR_CONSOLE: 'no' }, 'OPERATOR_CONSOLE must be on or off.'],
    [{ OPERATOR_TOKEN: 'short' }, 'OPERATOR_TOKEN must have 16 to 200 letters, digits, - or _.'],
    [
      { TRUSTED_PROXIES: '10.0.0.0/8, proxy' },
      'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, separated by commas.',
    ],
  ])('are refused in one sentence: %o', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(expect.objectContaining({ message: sentence }));
  });

  it('give a public site an operator console only with a token of its own', () => {
    const APP_ORIGIN = 'https://parola.example';
    const token = 'a-token-of-the-operator';
    const site = { APP_ORIGIN, DEMO: 'on' };
    expect(readConfig(site).operatorToken).toBeNull();
    expect(readConfig({ ...site, OPERATOR_TOKEN: token }).operatorToken).toBe(token);
    expect(readConfig({ OPERATOR_TOKEN: token, OPERATOR_CONSOLE: 'off' }).operatorToken).toBeNull();
    expect(readConfig({}).operatorToken).not.toBe(readConfig({}).operatorToken);
  });

  it('refuse a public site whose gateway is the demo, unless it is meant', () => {
    const APP_ORIGIN = 'https://parola.example';
    expect(() => readConfig({ APP_ORIGIN })).toThrow(/known passwords and play money/);
    expect(() => readConfig({ APP_ORIGIN, DEMO: 'off' })).toThrow(/DEMO=on/);
    expect(readConfig({ APP_ORIGIN, DEMO: 'on' }).appOrigin).toBe(APP_ORIGIN);
    const GATEWAY_URL = 'https://gateway.example';
    expect(readConfig({ APP_ORIGIN, GATEWAY_URL }).gatewayUrl).toBe(GATEWAY_URL);
  });

  it('allow the pages further origins', () => {
    const { pageSources } = readConfig({
      PAROLA_LIVE_ORIGIN: 'https://live.example/events',
      PAROLA_PAYMENT_ORIGINS: 'https://one.example, https://two.example/',
      PAROLA_CHAT_ORIGIN: 'https://chat.example/room',
      PAROLA_PICTURE_ORIGINS: 'https://cdn.example',
    });
    expect(pageSources).toEqual({
      'connect-src': ['https://live.example'],
      'frame-src': ['https://one.example', 'https://two.example', 'https://chat.example'],
      'img-src': ['https://cdn.example'],
    });
    expect(() =>
      readConfig({ PAROLA_PICTURE_ORIGINS: "https://a.example, 'unsafe-inline'" }),
    ).toThrow(
      'PAROLA_PICTURE_ORIGINS must be origins such as https://site.example, separated by commas.',
    );
  });

  it('allow the games of several vendors, of which the first origin is this host', () => {
    const GAMES_ORIGIN =
      'https://games.example, https://*.vendor.example,https://other.example/lobby';
    expect(readConfig({ GAMES_ORIGIN })).toMatchObject({
      gamesOrigin: 'https://games.example',
      gameOrigins: ['https://games.example', 'https://*.vendor.example', 'https://other.example'],
    });
  });

  it('take the settings of the app, and its age for the gateway', () => {
    const settings = {
      PAROLA_NAME: 'Ilaw ng Laro & Co.',
      PAROLA_MINIMUM_AGE: '21',
      PAROLA_CONTACT: 'tel:+6328',
      PAROLA_WITHHELD: 'cockfight, PVP',
      PAROLA_GEETEST_ID: 'off',
      PAROLA_GEETEST_SCRIPT: '/media/gt.js',
      PAROLA_FIREBASE_EMULATOR: 'http://localhost:9099',
    };
    expect(readConfig(settings).minimumAge).toBe(21);
  });

  it('report all invalid values at once', () => {
    expect(() => readConfig({ PORT: 'x', OPERATOR_CONSOLE: 'x' })).toThrow(
      'PORT must be a whole number from 1 to 65535.\nOPERATOR_CONSOLE must be on or off.',
    );
  });
});

it('settings that another web server does not give to the app are named', () => {
  const origins = { APP_ORIGIN: 'https://play.example', GAMES_ORIGIN: 'https://games.example' };
  expect(noteBuildSettings({ ...origins, PAROLA_NAME: '' })).toBeNull();
  expect(
    noteBuildSettings({ ...origins, PAROLA_NAME: 'Bituin', PAROLA_MERCHANT: 'bituin' }),
  ).toContain('Build them with the same values: PAROLA_NAME, PAROLA_MERCHANT.');
});
