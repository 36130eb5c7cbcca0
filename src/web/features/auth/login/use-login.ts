import type { RememberedLogin } from '#core/session/remembered-login.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { type Faults, useForm } from '../../../lib/form/use-form.ts';
import type { FieldFault } from '../field-fault.ts';
import { useGeetest } from '../../../widgets/geetest/use-geetest.ts';
import { useCaptcha } from '../use-captcha.ts';
import { useRememberedLogin } from './use-remembered-login.ts';
import { useSubmit } from '../use-submit.ts';

const nothing = { username: '', password: '', captcha: '', remember: false };
type Entry = typeof nothing;

function whatIsMissing(entry: Entry, asksCaptcha: boolean): Faults<Entry, FieldFault> {
  const missing = (text: string) => (text.trim() === '' ? 'required' : null);
  return {
    username: missing(entry.username),
    password: missing(entry.password),
    captcha: asksCaptcha ? missing(entry.captcha) : null,
  };
}

/** What was remembered, unless the player has typed by then. */
function recalled({ username, password }: Entry, kept: RememberedLogin): Partial<Entry> {
  if (username !== '' || password !== '' || kept.username === '') return {};
  return { username: kept.username, password: kept.password, remember: true };
}

/** What the form for a name and a password holds, what it lacks, and sending it. */
export function useLogin(onDone: () => void) {
  const { session } = useApp();
  const takeGeetest = useGeetest();
  const { captcha, guard } = useCaptcha();
  const form = useForm(nothing, (entry) => whatIsMissing(entry, captcha !== null));
  const { pending, failure, send } = useSubmit({
    captcha: (fault) => form.setFaults({ captcha: fault }, { captcha: '' }),
  });
  useRememberedLogin((kept) => form.fill((now) => recalled(now, kept)));

  async function signIn() {
    const forgetTyped = () => form.change({ captcha: '' });
    const geetest = await takeGeetest('login');
    await guard(() => session.signIn({ ...form.entry, geetest }), forgetTyped);
    form.markSent();
    if (isSignedIn(session.state)) onDone();
  }

  return { form, captcha, pending, failure, send: () => form.validate() && send(signIn) };
}

/** Whether nothing has to be done any more before the player goes on. */
export function isSignedIn({
  phase,
  passwordChange,
}: {
  phase: string;
  passwordChange: unknown;
}): boolean {
  return phase === 'member' && passwordChange === null;
}
