import { redirect } from '@tanstack/react-router';
import type { AccountType } from '#protocol/model/member.ts';
import type { App } from '#core/app.ts';
import { mayRegister } from '#core/roles/roles.ts';
import { closedDialog, type DialogSearch, dialogSearch } from './dialog/dialogs.ts';

interface GuardArguments {
  readonly context: { readonly app: App };
  readonly location: { readonly href: string };
}

/** Waits until it is known who is signed in. Returns true for a guest. */
async function isGuest({ session }: App): Promise<boolean> {
  await session.start();
  return session.state.phase === 'guest';
}

/** The type of the signed-in account. Null while it cannot be loaded: then the gateway decides. */
async function typeOf({ member }: App): Promise<AccountType | null> {
  if (member.state.member === null) await member.load();
  return member.state.member?.type ?? null;
}

/** Returns true for guests and trial accounts. */
export async function mayOpenRegister(app: App): Promise<boolean> {
  return (await isGuest(app)) || mayRegister((await typeOf(app)) ?? 0);
}

/**
 * A `beforeLoad` guard for pages that need an account. A guest is redirected to the home page with `guestDialog`: the login,
 * which goes on to the page, or another dialog that leads to it. An account that `isAllowed` rejects gets the customer
 * service dialog.
 */
export function requireAccount(
  isAllowed: (type: AccountType) => boolean,
  guestDialog: 'login' | 'agentLogin' = 'login',
) {
  return async ({ context: { app }, location }: GuardArguments): Promise<void> => {
    if (await isGuest(app)) {
      const search =
        guestDialog === 'login'
          ? dialogSearch('login', { next: location.href })
          : dialogSearch(guestDialog);
      throw redirect({ to: '/', search, replace: true });
    }
    const type = await typeOf(app);
    if (type !== null && !isAllowed(type)) {
      throw redirect({ to: '/', search: dialogSearch('askService'), replace: true });
    }
  };
}

/**
 * For the `beforeLoad` of a page whose `search` shows a guest what needs an account. Returns the search of the page with
 * the login dialog, which goes on to `href`; null for a member.
 */
export async function loginSearch(app: App, href: string): Promise<DialogSearch | null> {
  return (await isGuest(app))
    ? { ...closedDialog, ...dialogSearch('login', { next: href }) }
    : null;
}
