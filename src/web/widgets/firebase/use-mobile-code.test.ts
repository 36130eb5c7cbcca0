import { describe, expect, it } from 'vitest';
import { createFirebaseCode } from './use-mobile-code.ts';
import { IdentityError } from './identity-error.ts';
import type { Identities } from './firebase.ts';

const juan = { mobile: '0917 555 0101', dialCode: '63' };
const proof = { identityChannel: 'sms', idToken: 'token of +639175550101' };

/** A fake of `Identities`: each code is 123456 and works once. */
function createCodes() {
  const confirmed: string[] = [];
  const identities: Identities = {
    setLanguage: () => undefined,
    signIn: () => Promise.reject(new IdentityError('notEnabled')),
    sendCode: async (mobile) => ({
      async confirm(code) {
        const isValid = code === '123456' && !confirmed.includes(mobile);
        if (!isValid) throw new IdentityError(code === '123456' ? 'codeExpired' : 'codeWrong');
        confirmed.push(mobile);
        return `token of ${mobile}`;
      },
    }),
  };
  const container = document.createElement('div');
  const code = createFirebaseCode(async () => identities);
  return { send: () => code.send(juan, container), prove: code.prove };
}

describe('a firebase code', () => {
  it('proves a number in any spelling', async () => {
    const { send, prove } = createCodes();
    await send();
    expect(await prove({ mobile: '+63 917-555-0101', dialCode: '63' }, '123456')).toEqual(proof);
  });

  it('proves the number again for a form that was refused for another reason', async () => {
    const { send, prove } = createCodes();
    await send();
    await prove(juan, '123456');
    expect(await prove(juan, '123456')).toEqual(proof);
  });

  it('accepts another try after a wrong code', async () => {
    const { send, prove } = createCodes();
    await send();
    await expect(prove(juan, '000000')).rejects.toMatchObject({ fault: 'codeWrong' });
    expect(await prove(juan, '123456')).toEqual(proof);
  });

  it('is expired for another number and before it was sent', async () => {
    const { send, prove } = createCodes();
    await expect(prove(juan, '123456')).rejects.toMatchObject({ fault: 'codeExpired' });
    await send();
    const other = { ...juan, mobile: '9175550102' };
    await expect(prove(other, '123456')).rejects.toMatchObject({ fault: 'codeExpired' });
  });
});
