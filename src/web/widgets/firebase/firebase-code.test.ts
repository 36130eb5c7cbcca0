import { describe, expect, it } from 'vitest';
import { createFirebaseCode } from './firebase-code.ts';
import { IdentityError } from './identity-error.ts';
import type { Identities } from './firebase.ts';

const juan = { mobile: '0917 555 0101', dialCode: '63' };
const proof = { identityChannel: 'sms', idToken: 'token of +639175550101' };

/** Firebase as the app knows it: each code is 123456, and good once. */
function openCodes() {
  const confirmed: string[] = [];
  const identities: Identities = {
    signIn: () => Promise.reject(new IdentityError('notEnabled')),
    sendCode: async (mobile) => ({
      async confirm(code) {
        const isGood = code === '123456' && !confirmed.includes(mobile);
        if (!isGood) throw new IdentityError(code === '123456' ? 'codeExpired' : 'codeWrong');
        confirmed.push(mobile);
        return `token of ${mobile}`;
      },
    }),
  };
  const place = document.createElement('div');
  const code = createFirebaseCode(async () => identities);
  return { send: () => code.send(juan, place), prove: code.prove };
}

describe('a code of firebase', () => {
  it('shows whose the number is, however that is typed', async () => {
    const { send, prove } = openCodes();
    await send();
    expect(await prove({ mobile: '+63 917-555-0101', dialCode: '63' }, '123456')).toEqual(proof);
  });

  it('shows it again to a form that was refused for something else', async () => {
    const { send, prove } = openCodes();
    await send();
    await prove(juan, '123456');
    expect(await prove(juan, '123456')).toEqual(proof);
  });

  it('may be typed again when it was wrong', async () => {
    const { send, prove } = openCodes();
    await send();
    await expect(prove(juan, '000000')).rejects.toMatchObject({ fault: 'codeWrong' });
    expect(await prove(juan, '123456')).toEqual(proof);
  });

  it('says nothing of another number, nor before it was sent', async () => {
    const { send, prove } = openCodes();
    await expect(prove(juan, '123456')).rejects.toMatchObject({ fault: 'codeExpired' });
    await send();
    const other = { ...juan, mobile: '9175550102' };
    await expect(prove(other, '123456')).rejects.toMatchObject({ fault: 'codeExpired' });
  });
});
