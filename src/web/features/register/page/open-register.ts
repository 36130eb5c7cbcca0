import type { App } from '#core/app.ts';
import type { Accounts } from '#core/accounts/accounts.ts';

/** Fetches what the form is made of: the operator's rules, the countries and, where one is asked for, a captcha. */
export async function loadRegistration({
  registration,
  countries,
  captcha,
}: Accounts): Promise<void> {
  void countries.load();
  await registration.load();
  if (registration.state.rules['captcha']?.enabled) await captcha.renew();
}

/** What the page of registration works with. It does not wait for the rules. */
export async function openRegister({ accounts }: App): Promise<Accounts> {
  const opened = await accounts();
  void loadRegistration(opened);
  return opened;
}
