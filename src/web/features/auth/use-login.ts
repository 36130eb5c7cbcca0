import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../app-context.tsx';
import { useCheckWords } from '../../i18n/checks.ts';
import { useAttempt } from '../../use-attempt.ts';
import { type Faults, useForm } from '../../use-form.ts';
import { useGeetest } from '../../use-geetest.ts';
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
  const takeCheck = useGeetest();
  const checkWords = useCheckWords();
  const [notSent, setNotSent] = useState<Parameters<typeof checkWords>[0] | null>(null);
  useRemembered(form.change);

  function send() {
    if (!form.isRight()) return;
    attempt(async () => {
      setNotSent(null);
      const check = await takeCheck('login');
      if (check.kind !== 'passed') return setNotSent(check.kind);
      const proved = { geetest: check.proof };
      await session.signIn({ ...form.entry, captcha: '', ...proved });
      if (session.state.phase === 'member') onDone();
    });
  }

  const refused = failure !== null || (phase === 'guest' && passwordChange !== null);
  return { form, pending, failure, refused, notSent: notSent && checkWords(notSent), send };
}
