import type { Remembered, RememberedNeeds } from './remembered.ts';

/** What this device remembers of the last sign-in. */
export interface Memory {
  /** Remembers a sign-in, or forgets all of them. Never throws. */
  keep(signIn: Remembered | null): Promise<void>;
  recall(): Promise<Remembered | null>;
}

/** A memory whose ciphers are loaded when somebody first signs in. Without them it remembers nothing. */
export function createMemory(needs: RememberedNeeds): Memory {
  const open = async () => (await import('./remembered.ts')).createRemembered(needs);

  async function keep(signIn: Remembered | null): Promise<void> {
    const remembered = await open();
    remembered.forget();
    if (signIn !== null) await remembered.remember(signIn);
  }

  return {
    keep: (signIn) => keep(signIn).catch(() => undefined),
    recall: () =>
      open()
        .then(({ recall }) => recall())
        .catch(() => null),
  };
}
