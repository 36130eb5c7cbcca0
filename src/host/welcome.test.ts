import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { welcome } from './welcome.ts';

it('the start names its addresses, the console with its token, and the demo accounts', () => {
  const config = readConfig({ PORT: '5000' });
  const text = welcome(config);
  expect(text).toContain('Parola     http://localhost:5000\n');
  expect(text).toContain(`http://localhost:5000/_operator#${config.operatorToken}`);
  expect(text).toContain('juan');
  expect(text).not.toContain('other machines');
});

it('the start keeps a token of the settings out of the log', () => {
  const OPERATOR_TOKEN = 'a-token-of-the-operator';
  const text = welcome(readConfig({ OPERATOR_TOKEN }));
  expect(text).toContain('/_operator#<your OPERATOR_TOKEN>');
  expect(text).not.toContain(OPERATOR_TOKEN);
});

it.each(['0.0.0.0', '::', '10.0.0.5'])('the start says that %s is open to others', (HOST) => {
  expect(welcome(readConfig({ HOST }))).toContain(`it listens on ${HOST}, ports 4173 and 4174`);
  const GATEWAY_URL = 'https://gateway.example';
  expect(welcome(readConfig({ HOST, GATEWAY_URL }))).toContain(`${HOST}, ports 4173\n`);
});

it.each(['localhost', '127.0.0.1', '::1'])('the start says nothing of the kind for %s', (HOST) => {
  expect(welcome(readConfig({ HOST }))).not.toContain('other machines');
});

it('the start of a public site names its origin', () => {
  const APP_ORIGIN = 'https://play.example';
  expect(welcome(readConfig({ APP_ORIGIN, DEMO: 'on' }))).toContain(`Parola     ${APP_ORIGIN}\n`);
});
