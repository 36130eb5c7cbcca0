import { array, boolean, maxLength, pipe, regex, string } from 'valibot';
import { Refusal } from '../http/refusal.ts';

const host = pipe(string(), maxLength(253), regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/));

/** Settings of the addresses that people come by. */
export const accessSettings = {
  /** Names of the hosts of the site. Registrations from pages of other hosts are refused. Empty: from none. */
  siteDomains: pipe(array(host), maxLength(50)),
  /** A session that is used in another network than at its sign-in ends. */
  sessionsStayInNetwork: boolean(),
};

/** In a new store any address of the site will do, and a phone may leave the network at home. */
export const defaultAccessSettings = { siteDomains: [], sessionsStayInNetwork: false };

/**
 * Refusal `domain_not_available` for a page that is served by none of the hosts of the site. A subdomain of a host is the site
 * too: it can be the code of an agent. A form without the name of its page is accepted.
 */
export function requireSiteDomain(
  { siteDomains }: { readonly siteDomains: readonly string[] },
  domain: string | undefined,
): void {
  if (domain === undefined || siteDomains.length === 0) return;
  const name = domain.toLowerCase();
  if (siteDomains.some((own) => name === own || name.endsWith(`.${own}`))) return;
  throw new Refusal(200, 'domain_not_available');
}
