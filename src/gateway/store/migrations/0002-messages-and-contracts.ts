import { type Migration, sql } from 'kysely';

const kinds = `('dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary')`;
const senders = `('merchant', 'upline', 'member_downline', 'agent_downline', 'all_downline')`;

const statements = [
  `create table message (
    id uuid primary key,
    member_id uuid not null references member (id) on delete cascade,
    sender text not null check (sender in ${senders}),
    titles jsonb not null,
    contents jsonb not null,
    sent_at int8 not null,
    read_at int8
  )`,
  `create index message_by_member on message (member_id, sent_at)`,
  `create index message_unread on message (member_id) where read_at is null`,
  `create table contract (
    id text primary key,
    kind text not null check (kind in ${kinds}),
    upline_id uuid references member (id) on delete cascade,
    downline_id uuid not null references member (id) on delete cascade,
    period text not null check (period in ('D', 'W', 'H', 'M')),
    rules jsonb not null,
    rate int4 not null check (rate > 0),
    began_at int8 not null,
    ended_at int8
  )`,
  `create unique index contract_in_force on contract (kind, downline_id) where ended_at is null`,
  `create index contract_given on contract (upline_id, kind) where ended_at is null`,
  `create table contract_request (
    id text primary key,
    kind text not null check (kind in ${kinds}),
    action text not null check (action in ('new', 'termination')),
    from_id uuid references member (id) on delete cascade,
    to_id uuid not null references member (id) on delete cascade,
    contract_id text references contract (id) on delete cascade,
    period text not null check (period in ('D', 'W', 'H', 'M')),
    rules jsonb not null,
    rate int4 not null check (rate > 0),
    asked_at int8 not null,
    answer text check (answer in ('accept', 'reject')),
    answered_at int8,
    check ((action = 'termination') = (contract_id is not null)),
    check ((answer is null) = (answered_at is null))
  )`,
  `create index contract_request_open on contract_request (to_id) where answer is null`,
];

/** Messages to members, and contracts between agents. */
export const messagesAndContracts: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
