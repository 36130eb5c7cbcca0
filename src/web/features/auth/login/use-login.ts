import { useEffect, useEffectEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { blockOf, type TypedLogin } from '#core/accounts/excluded.ts';
import type { Failure } from '#core/client/failure.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import type { RememberedLogin } from '#core/session/remembered-login.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { type Faults, useForm } from '../../../lib/form/use-form.ts';
import type { FieldFault } from '../../../widgets/account-form/field-fault.ts';
import { useGeetest } from '../../../widgets/geetest/use-geetest.ts';
import { useCaptcha } from '../../../widgets/account-form/use-captcha.ts';
import { useRememberedLogin } from './use-remembered-login.ts';
import { useSubmit } from '../../../widgets/account-form/use-submit.ts';

const emptyEntry = { username: '', password: '', captcha: '', remember: false, stay: false };
type Entry = typeof emptyEntry;

function checkEntry(entry: Entry, asksCaptcha: boolean): Faults<Entry, FieldFault> {
  const missing = (text: string) => (text.trim() === '' ? 'required' : null);
  return {
    username: missing(entry.username),
    password: missing(entry.password),
    captcha: asksCaptcha ? missing(entry.captcha) : null,
  };
}

/** The values of a remembered login, or none if the player has typed already. */
function rememberedValues(
  { username, password }: Entry,
  remembered: RememberedLogin,
): Partial<Entry> {
  if (username !== '' || password !== '' || remembered.username === '') return {};
  return { username: remembered.username, password: remembered.password, remember: true };
}

/** Fills a form with the name of a player who has just reset the password, also while the form is open. */
function useSuggestedLogin(fill: (username: string) => void): void {
  const { session } = useApp();
  const { suggestedLogin } = useSnapshot(session.state);
  const fillIn = useEffectEvent(fill);

  useEffect(() => {
    if (suggestedLogin !== null) fillIn(suggestedLogin);
  }, [suggestedLogin]);
}

/** A login that a break has refused, as it was typed. */
interface BlockedLogin {
  readonly failure: Failure;
  readonly login: Omit<TypedLogin, 'captcha'>;
}

/** State, validation and submission of the form for a username and a password. */
export function useLogin(onDone: () => void) {
  const { session } = useApp();
  const takeGeetest = useGeetest();
  const { captcha, guard } = useCaptcha();
  const [blocked, setBlocked] = useState<BlockedLogin | null>(null);
  const form = useForm(emptyEntry, (entry) => checkEntry(entry, captcha !== null));
  const submission = useSubmit({
    captcha: (fault) => form.setFaults({ captcha: fault }, { captcha: '' }),
  });
  useRememberedLogin((remembered) => form.fill((latest) => rememberedValues(latest, remembered)));

  useSuggestedLogin((username) => form.fill(() => ({ username, password: '' })));

  /** Keeps the refusal of an excluded member, which stands in the form with its end. Throws any other error. */
  function noteBlock(error: unknown): false {
    if (!(error instanceof GatewayError) || blockOf(error.failure) === null) throw error;
    const { username, password } = form.entry;
    setBlocked({ failure: error.failure, login: { username, password } });
    return false;
  }

  async function signIn() {
    const clearCaptcha = () => form.change({ captcha: '' });
    const geetest = await takeGeetest('login');
    setBlocked(null);
    const signing = guard(() => session.signIn({ ...form.entry, geetest }), clearCaptcha);
    if (!(await signing.then(() => true, noteBlock))) return;
    form.markSent();
    if (isSignedIn(session.state)) onDone();
  }

  return {
    form,
    captcha,
    submission,
    blocked,
    send: () => form.validate() && submission.send(signIn),
  };
}

/** Returns true once the player is signed in and does not have to change the password first. */
export function isSignedIn({
  phase,
  passwordChange,
}: {
  phase: string;
  passwordChange: unknown;
}): boolean {
  return phase === 'member' && passwordChange === null;
}
