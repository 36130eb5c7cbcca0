import type { APIRequestContext } from '@playwright/test';
import { boolean, object, parse, unknown } from 'valibot';
import { getMember } from '#protocol/calls/member.ts';
import { getSealKey } from '#protocol/seal.ts';
import { signIn } from '#protocol/calls/sign-in.ts';
import type { SessionValues } from '#core/storage/session-keys.ts';
import { sealBody } from './seal-body.ts';

const envelope = object({ success: boolean(), value: unknown() });
const common = { Merchant: 'parola', Language: 'EN', Device: 'web' };

interface Login {
  readonly username: string;
  readonly password: string;
}

/** The value of an answer. Throws where the gateway refused the call. */
async function valueOf(answer: Awaited<ReturnType<APIRequestContext['get']>>): Promise<unknown> {
  const { success, value } = parse(envelope, await answer.json());
  if (!success) throw new Error(`${answer.url()}: ${await answer.text()}`);
  return value;
}

/**
 * Signs in with the calls of the login form, without the form. Returns what the app then keeps in the session storage of its
 * tab. `request` shares its cookies with the browser, as the device is known by one.
 */
export async function signInByCall(
  request: APIRequestContext,
  login: Login,
): Promise<SessionValues> {
  const keyAnswer = await request.get(getSealKey.path, { headers: common });
  const key = parse(getSealKey.reply, await keyAnswer.json());
  // The gateway refuses old seals by its own clock, which a test may have moved.
  const iat = Math.floor(Date.parse(keyAnswer.headers()['date'] ?? '') / 1000);
  const { header, value } = await sealBody(key, { ...login, captcha: '' }, { iat });
  const signedIn = await request.post(signIn.path, {
    headers: { ...common, ...moduleOf(signIn), Encryption: header },
    data: { value },
  });
  const { token } = parse(signIn.reply, await valueOf(signedIn));
  const loaded = await request.get(getMember.path, {
    headers: { ...common, ...moduleOf(getMember), Authorization: token },
  });
  const member = parse(getMember.reply, await valueOf(loaded));
  return {
    token,
    customerId: member.id,
    account: member.account,
    username: member.account,
    nickname: member.nickname,
    isAgent: String(member.type),
    toUpline: member.toUpline ? '1' : '0',
    memberLabel: member.level ?? member.club?.name ?? '',
  };
}

const moduleOf = ({ moduleId }: { moduleId: string | null }): Record<string, string> =>
  moduleId === null ? {} : { ModuleId: moduleId };
