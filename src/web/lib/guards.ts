import { redirect } from '@tanstack/react-router';
import type { AccountType } from '#contract/model/member.ts';
import type { App } from '#core/app.ts';
import { dialogSearch } from './dialog/dialogs.ts';

interface Asked {
  readonly context: { readonly app: App };
  readonly location: { readonly href: string };
}

/** The kind of account that is signed in, null while that cannot be learnt: the gateway decides then. */
async function typeOf({ member }: App): Promise<AccountType | null> {
  if (member.state.member === null) await member.load();
  return member.state.member?.type ?? null;
}

/**
 * Guards a page of members. A guest is asked to log in and then gets it, or is sent home; who holds
 * an account that it is not for is told whom to ask.
 */
export function requireAccount(
  lets: (type: AccountType) => boolean,
  guests: 'logIn' | 'goHome' = 'logIn',
) {
  return async ({ context: { app }, location }: Asked): Promise<void> => {
    await app.session.start();
    if (app.session.state.phase === 'guest') {
      const search = guests === 'logIn' ? dialogSearch('login', { next: location.href }) : {};
      throw redirect({ to: '/', search, replace: true });
    }
    const type = await typeOf(app);
    if (type !== null && !lets(type)) {
      throw redirect({ to: '/', search: dialogSearch('askService'), replace: true });
    }
  };
}
