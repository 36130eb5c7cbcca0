import { readFileSync } from 'node:fs';
import { Reader, type Response } from 'mmdb-lib';
import { object, optional, record, safeParse, string } from 'valibot';
import type { PlaceOf } from '#gateway/accounts/accounts.ts';
import { CannotStart } from '../cannot-start.ts';

const named = object({ names: optional(record(string(), string()), {}) });
const place = object({
  city: optional(named),
  country: optional(object({ iso_code: optional(string()), ...named.entries })),
});

/** A place as the list of devices shows it, such as `Manila, PH`; null without a city and a country. */
function nameOf(found: unknown): string | null {
  const { success, output } = safeParse(place, found);
  if (!success) return null;
  const { city, country } = output;
  const [town, land] = [city?.names['en'], country?.iso_code ?? country?.names['en']];
  const text = [town, land].filter((part) => part !== undefined).join(', ');
  return text === '' ? null : text;
}

/**
 * Finds places of networks in a file in the MMDB format. `path` is the setting `GEOIP_FILE`; without it every place is
 * unknown. Throws CannotStart when the file cannot be read.
 */
export function openPlaces(path: string | null): PlaceOf {
  if (path === null) return () => null;
  try {
    const file = new Reader<Response>(readFileSync(path));
    return (network) => {
      const [address = ''] = network.split('/');
      try {
        return nameOf(file.get(address));
      } catch {
        // A damaged part of the file is no reason to refuse a sign-in.
        return null;
      }
    };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CannotStart(`GEOIP_FILE ${path} cannot be read as an MMDB file: ${reason}.`);
  }
}
