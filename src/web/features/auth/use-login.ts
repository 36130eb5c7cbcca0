import { type RefObject, useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { useAttempt } from '../../use-attempt.ts';
import { useRemembered } from './use-remembered.ts';

type Field = 'username' | 'password';
const fields: readonly Field[] = ['username', 'password'];

/** What the login form holds, what it lacks, and sending it: once, and only when nothing is missing. */
export function useLogin(form: RefObject<HTMLFormElement | null>, onDone: () => void) {
  const { session } = useApp();
  const { attempt, pending, failure } = useAttempt({ show: 'here' });
  const [entry, change] = useRemembered();
  const [missing, setMissing] = useState<readonly Field[]>([]);

  function send() {
    const empty = fields.filter((field) => entry[field].trim() === '');
    setMissing(empty);
    if (empty[0]) {
      form.current?.querySelector<HTMLInputElement>(`[name="${empty[0]}"]`)?.focus();
      return;
    }
    attempt(async () => {
      await session.signIn({ ...entry, captcha: '' });
      if (session.state.phase === 'member') onDone();
    });
  }

  return { entry, change, missing, pending, failure, send };
}
