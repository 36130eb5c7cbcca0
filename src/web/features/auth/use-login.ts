import { useSnapshot } from 'valtio';
import { useApp } from '../../app-context.tsx';
import { useAttempt } from '../../use-attempt.ts';
import { type Faults, useForm } from '../../use-form.ts';
import { useRemembered } from './use-remembered.ts';

const nothing = { username: '', password: '', remember: false };

function whatIsMissing(entry: typeof nothing): Faults<typeof nothing, 'required'> {
  return {
    username: entry.username.trim() === '' ? 'required' : null,
    password: entry.password.trim() === '' ? 'required' : null,
  };
}

/** What the login form holds, what it lacks, and sending it: once, and only when nothing is missing. */
export function useLogin(onDone: () => void) {
  const { session } = useApp();
  const { passwordChange, phase } = useSnapshot(session.state);
  const { attempt, pending, failure } = useAttempt({ show: 'here' });
  const form = useForm(nothing, whatIsMissing);
  useRemembered(form.change);

  function send() {
    if (!form.isRight()) return;
    attempt(async () => {
      await session.signIn({ ...form.entry, captcha: '' });
      if (session.state.phase === 'member') onDone();
    });
  }

  const refused = failure !== null || (phase === 'guest' && passwordChange !== null);
  return { form, pending, failure, refused, send };
}
