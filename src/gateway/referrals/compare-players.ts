import { sql as raw } from 'kysely';
import type { Sql } from '../store/database.ts';
import type { HoldReason } from '../store/tables/referral-tables.ts';

/** Addresses of this computer say nothing about a player. */
const loopback: readonly string[] = ['127.0.0.1', '0:0:0:0::/64'];

/** The things that an invited player has in common with the inviter, or with another player invited by them. */
type Shared = Readonly<Record<Exclude<HoldReason, 'many'>, boolean>>;

/**
 * Compares an invited player with the inviter and with the other players whom the same member has invited: the devices and the
 * networks of the registration and of all sign-ins, and the numbers of all payout accounts, also of removed ones. A player whose
 * invitation was refused is left out, and so is one whom the operator has released for the same reason since the invitation.
 */
export async function compareWithOthers(sql: Sql, invitationId: string): Promise<Shared> {
  const { rows } = await raw<Shared>`
    with mine as (
      select id, referrer_id, invitee_id, device, network, created_at from invitation where id = ${invitationId}::uuid
    ), near as (
      select referrer_id as member_id, null::text as device, null::text as network, '{}'::text[] as cleared from mine
      union all
      select other.invitee_id, other.device, other.network,
        case when other.decided_at >= mine.created_at
          then other.released_for || other.held_for else '{}'::text[] end
      from mine join invitation as other on other.referrer_id = mine.referrer_id and other.id <> mine.id
      where other.state <> 'refused'
    ), devices as (
      select device from mine
      union select secret_hash from device where member_id = (select invitee_id from mine)
    ), networks as (
      select network from mine where network <> all (${loopback}::text[])
      union select network from known_network
        where member_id = (select invitee_id from mine) and network <> all (${loopback}::text[])
    ), marks as (
      select number_mark as mark from payout_account
      where member_id = (select invitee_id from mine) and number_mark is not null
    )
    select
      exists (select from near where 'device' <> all (cleared) and (device in (table devices)
        or member_id in (select member_id from device where secret_hash in (table devices)))) as device,
      exists (select from near where 'address' <> all (cleared) and (network in (table networks)
        or exists (
          select from known_network as known
          where known.member_id = near.member_id and known.network in (table networks)
        ))) as address,
      exists (select from near where 'account' <> all (cleared)
        and member_id in (select member_id from payout_account where number_mark in (table marks))) as account`.execute(
    sql,
  );
  return rows[0] ?? { device: false, address: false, account: false };
}
