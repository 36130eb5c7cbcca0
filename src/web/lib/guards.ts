import { redirect } from '@tanstack/react-router';
import type { AccountType } from '#contract/model/member.ts';
import type { App } from '#core/app.ts';
import { dialogSearch } from './dialog/dialogs.ts';

interface GuardArguments {
  readonly context: { readonly app: App };
  readonly location: { readonly href: string };
}

/** The type of the signed-in account. Null while it cannot be loaded: then the gateway decides. */
async function typeOf({ member }: App): Promise<AccountType | null> {
  if (member.state.member === null) await member.load();
  return member.state.member?.type ?? null;
}

/**
 * A `beforeLoad` guard for pages that need an account. A guest gets the login dialog and then the page,
 * or is redirected to the home page. An account that `isAllowed` rejects gets the customer service dialog.
 */
export function requireAccount(
  isAllowed: (type: AccountType) => boolean,
  guests: 'logIn' | 'goHome' = 'logIn',
) {
  return async ({ context: { app }, location }: GuardArguments): Promise<void> => {
    await app.session.start();
    if (app.session.state.phase === 'guest') {
      const search = guests === 'logIn' ? dialogSearch('login', { next: location.href }) : {};
      throw redirect({ to: '/', search, replace: true });
    }
    const type = await typeOf(app);
    if (type !== null && !isAllowed(type)) {
      throw redirect({ to: '/', search: dialogSearch('askService'), replace: true });
    }
  };
}
