import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { ownAddress } from './own-address.ts';

it.each([
  ['parola.example', 'parola.example'],
  [' https://WWW.parola.example/home?x=1 ', 'www.parola.example'],
  [{ domain: 'play.parola.example' }, 'play.parola.example'],
  [{ url: 'http://parola.example:8443' }, 'parola.example:8443'],
  ['parola.example@other.example', null],
  ['javascript:alert(1)', null],
  ['', null],
  [7, null],
])('%j is the address %j', (wire, address) => {
  const { success, output } = safeParse(ownAddress, wire);
  expect(success ? output : null).toBe(address);
});
