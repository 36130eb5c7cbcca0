import { useSnapshot } from 'valtio';
import type { Country } from '#protocol/calls/countries.ts';
import type { Accounts } from '#core/accounts/accounts.ts';
import { useApp } from '../../../lib/app-context.tsx';

const home: Country = { code: 'PH', dialCode: '63' };

/** Finds the country of a mobile number and its dial code: the chosen country, else the visitor's, else the Philippines. */
export function useMobileCountry({
  countries: slice,
}: Accounts): (chosen: string | undefined) => Country {
  const { system } = useApp();
  const { status } = useSnapshot(system.state);
  const { countries } = useSnapshot(slice.state);
  const of = (sought: string | undefined) => countries.find(({ code }) => code === sought);
  return (chosen) => of(chosen) ?? of(status?.visitor.country) ?? home;
}
