import { isUuid } from '#protocol/uuid.ts';
import * as calls from '#protocol/calls/security/devices.ts';
import { recordOwnAudit } from '../../audit/audit.ts';
import { Refusal } from '../../http/refusal.ts';
import { handle, type RequestContext } from '../../http/request-context.ts';
import { notify } from '../../notify/notify.ts';
import { isLiving } from '../sessions.ts';
import { describeClient } from './describe-client.ts';

/** The devices with a session or a key. */
function activeDevices({ sql, member, now }: RequestContext) {
  return sql
    .selectFrom('device')
    .leftJoin('device_key', 'device_key.device_id', 'device.id')
    .select([
      'device.id',
      'device.network',
      'device.user_agent',
      'device.created_at',
      'device.seen_at',
      'device_key.id as key_id',
    ])
    .select((of) =>
      of
        .selectFrom('session')
        .select((session) => session.fn.max('session.seen_at').as('seen'))
        .whereRef('session.device_id', '=', 'device.id')
        .where(isLiving(now))
        .as('session_seen_at'),
    )
    .where('device.member_id', '=', member.id)
    .orderBy('device.seen_at', 'desc')
    .execute();
}

async function currentDevice({ sql, member }: RequestContext): Promise<string | null> {
  const row = await sql
    .selectFrom('session')
    .select('device_id')
    .where('token_hash', '=', member.sessionHash)
    .executeTakeFirst();
  return row?.device_id ?? null;
}

export const getDevices = handle(calls.getDevices, async (_, context) => {
  const current = await currentDevice(context);
  const rows = await activeDevices(context);
  return rows
    .filter((row) => row.session_seen_at !== null || row.key_id !== null)
    .slice(0, 100)
    .map((row) => ({
      id: row.id,
      ...describeClient(row.user_agent),
      place: context.placeOf(row.network),
      firstSeen: row.created_at,
      lastSeen: Math.max(row.seen_at, row.session_seen_at ?? 0),
      current: row.id === current,
      stays: row.key_id !== null,
    }));
});

export const signOutDevice = handle(calls.signOutDevice, async ({ id }, context) => {
  const { sql, member, now, sessions } = context;
  const found = isUuid(id)
    ? await sql
        .selectFrom('device')
        .select('user_agent')
        .where('id', '=', id)
        .where('member_id', '=', member.id)
        .executeTakeFirst()
    : undefined;
  if (!found) throw new Refusal(404, 'not_found');
  const { browser, system } = describeClient(found.user_agent);
  const values = { device: [browser, system].filter(Boolean).join(', ') || '?' };
  await context.transaction(async (within) => {
    await within.deleteFrom('device_key').where('device_id', '=', id).execute();
    await recordOwnAudit(within, context, 'deviceSignedOut', values);
    await notify(within, { memberId: member.id, kind: 'devicesSignedOut', values }, now);
    await sessions.endDevice(within, member.id, id);
  });
  return undefined;
});

export const signOutOtherDevices = handle(calls.signOutOtherDevices, async (_, context) => {
  const { member, now, sessions } = context;
  const current = await currentDevice(context);
  await context.transaction(async (sql) => {
    await sql
      .deleteFrom('device_key')
      .where('member_id', '=', member.id)
      .$if(current !== null, (keys) => keys.where('device_id', '!=', current ?? ''))
      .execute();
    await recordOwnAudit(sql, context, 'otherDevicesSignedOut');
    await notify(sql, { memberId: member.id, kind: 'otherDevicesSignedOut' }, now);
    await sessions.endOthers(sql, member.id, member.sessionHash);
  });
  return undefined;
});

export const getLoginRecords = handle(calls.getLoginRecords, async (_, context) => {
  const rows = await context.sql
    .selectFrom('login_record')
    .select(['id', 'at', 'method', 'outcome', 'network', 'user_agent'])
    .where('member_id', '=', context.member.id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ network, user_agent: userAgent, ...row }) => ({
    ...row,
    ...describeClient(userAgent),
    place: context.placeOf(network),
  }));
});
