import { type Migration, sql } from 'kysely';

const statements = [
  `create table feedback (
    id uuid primary key,
    number text not null unique,
    member_id uuid references member (id) on delete cascade,
    address text,
    language text not null,
    type text not null check (type in ('deposit', 'withdraw', 'game', 'service', 'apply', 'other')),
    content text not null,
    remark text not null default '',
    pictures jsonb not null default '[]',
    wants_contact boolean not null default false,
    state text not null default 'open' check (state in ('open', 'answered', 'closed')),
    sent_key text unique,
    sent_at int8 not null,
    closed_at int8,
    check ((member_id is null) <> (address is null)),
    check ((state = 'closed') = (closed_at is not null))
  )`,
  `create index feedback_of_member on feedback (member_id, id)`,
  `create index feedback_by_state on feedback (state, id)`,
  `create table feedback_reply (
    id uuid primary key,
    feedback_id uuid not null references feedback (id) on delete cascade,
    author text not null check (author in ('operator', 'member')),
    content text not null,
    at int8 not null
  )`,
  `create index feedback_reply_of_feedback on feedback_reply (feedback_id, id)`,
];

/** Feedback of members and guests, with the answers to it. */
export const feedback: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
