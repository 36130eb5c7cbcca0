/** A country: ISO 3166-1 alpha-2 and its dial code, digits without the plus. */
export interface DemoCountry {
  readonly countryCode: string;
  readonly dialCode: string;
}

const table = 'PH63 AE971 AU61 CN86 JP81 SG65 TH66 US1';

export const countries: readonly DemoCountry[] = table.split(' ').map((entry) => ({
  countryCode: entry.slice(0, 2),
  dialCode: entry.slice(2),
}));
