import type { App } from '#core/app.ts';
import type { Accounts } from '#core/accounts/accounts.ts';

/** Loads the operator's rules, the countries and, if the rules require one, a captcha. */
export async function loadRegistration({
  registration,
  countries,
  captcha,
}: Accounts): Promise<void> {
  void countries.load();
  await registration.load();
  if (registration.state.rules['captcha']?.enabled) await captcha.renew();
}

/** Opens the account services for the registration page. It does not wait for the rules. */
export async function openRegister({ accounts }: App): Promise<Accounts> {
  const opened = await accounts();
  void loadRegistration(opened);
  return opened;
}
