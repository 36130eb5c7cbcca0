import { pipe, safeParse, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { emailAddress } from './email-address.ts';

const isAddress = (text: string): boolean =>
  safeParse(pipe(string(), emailAddress()), text).success;

describe('the rule of an e-mail address', () => {
  it.each(['a@b.ph', 'ana.cruz+play@mail.example.com', 'JUAN_1@EXAMPLE.COM', 'x@sub.a-b.example'])(
    'accepts %s',
    (text) => expect(isAddress(text)).toBe(true),
  );

  it.each([
    '',
    'ana',
    'ana@',
    '@example.com',
    'a@b',
    'a@@b.com',
    'a b@c.com',
    'a@b..com',
    '<a>@b.com',
  ])('refuses "%s"', (text) => expect(isAddress(text)).toBe(false));
});
