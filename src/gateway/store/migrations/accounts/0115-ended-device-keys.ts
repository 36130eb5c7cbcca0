import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

const statements = [
  `create table ended_device_key (
    id text primary key,
    member_id uuid not null references member (id) on delete cascade,
    public_key jsonb not null,
    ended_at int8 not null
  )`,
  `create index ended_device_key_of_member on ended_device_key (member_id)`,
];

/** Keys of devices that a break or a suspension has ended: they show their device why, and sign nobody in. */
export const endedDeviceKeys: Step = {
  // An older host deletes such keys, and refuses their devices without a reason, as it always has.
  beside: 'all',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
