import type {
  createRemembered,
  Keepable,
  Remembered,
  RememberedNeeds,
} from './remembered-login-cookies.ts';

/** What this device remembers of the last sign-in. */
export interface Memory {
  /** Remembers a sign-in in place of the last one by the same way, or forgets all of them. Never throws. */
  keep(signIn: Keepable | null): Promise<void>;
  recall(): Promise<Remembered | null>;
}

type Opened = ReturnType<typeof createRemembered>;

/** Signing in by one way leaves what is remembered of the other. */
async function keepOther(remembered: Opened, before: Remembered, signIn: Keepable): Promise<void> {
  if ('mobile' in signIn && before.username !== '') await remembered.remember(before);
  if ('username' in signIn && before.sms !== null) await remembered.remember(before.sms);
}

/** A memory whose ciphers are loaded when somebody first signs in. Without them it remembers nothing. */
export function createMemory(needs: RememberedNeeds): Memory {
  const open = async () => (await import('./remembered-login-cookies.ts')).createRemembered(needs);

  async function keep(signIn: Keepable | null): Promise<void> {
    const remembered = await open();
    const before = await remembered.recall();
    remembered.forget();
    if (signIn === null) return;
    if (before !== null) await keepOther(remembered, before, signIn);
    await remembered.remember(signIn);
  }

  return {
    keep: (signIn) => keep(signIn).catch(() => undefined),
    recall: () =>
      open()
        .then(({ recall }) => recall())
        .catch(() => null),
  };
}
