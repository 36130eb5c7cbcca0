import { v7 as uuid } from 'uuid';
import { networkKey } from '../http/network-key.ts';
import type { DeviceCookie } from '../http/device-cookie.ts';
import type { Sql } from '../store/database.ts';
import type { Requester } from './requester.ts';

/** The client of a request, as the request context has it. */
interface DeviceContext {
  readonly sql: Sql;
  readonly device: DeviceCookie;
  readonly ip: string;
  readonly userAgent: string;
  readonly now: number;
}

/**
 * The hash of the client's device if the member has signed in with it before, else null. Attempts of a known device are
 * counted separately, so that strangers cannot lock the member out.
 */
export async function knownDevice(
  { sql, device }: Pick<DeviceContext, 'sql' | 'device'>,
  memberId: string | null,
): Promise<string | null> {
  if (memberId === null || device.sent === null) return null;
  const row = await sql
    .selectFrom('device')
    .select('secret_hash')
    .where('secret_hash', '=', device.sent)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.secret_hash ?? null;
}

/** Records a sign-in of a member with this device and returns the id of the record. */
export async function recordDevice(context: DeviceContext, memberId: string): Promise<string> {
  const seen = {
    seen_at: context.now,
    network: networkKey(context.ip),
    user_agent: context.userAgent,
  };
  const { id } = await context.sql
    .insertInto('device')
    .values({
      id: uuid(),
      secret_hash: context.device.ensure(),
      member_id: memberId,
      created_at: context.now,
      ...seen,
    })
    .onConflict((on) => on.columns(['secret_hash', 'member_id']).doUpdateSet(seen))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The browser that requests a code or begins a sign-in. Sets its device cookie. */
export function requesterOf({ device, ip }: Pick<DeviceContext, 'device' | 'ip'>): Requester {
  return { device: device.ensure(), network: networkKey(ip) };
}

/** The browser that enters a code. */
export function bearerOf({ device, ip }: Pick<DeviceContext, 'device' | 'ip'>) {
  return { device: device.sent, network: networkKey(ip) };
}

/** The browser that enters a code before the member is signed in. Wrong codes of a known device are counted separately. */
export async function guestBearerOf(
  context: Pick<DeviceContext, 'sql' | 'device' | 'ip'>,
  memberId: string | null,
) {
  return { ...bearerOf(context), isKnown: (await knownDevice(context, memberId)) !== null };
}
