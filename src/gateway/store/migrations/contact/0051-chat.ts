import { type Migration, sql } from 'kysely';

const rooms = [
  `create table chat_room (
    id text primary key,
    kind text not null check (kind in ('lobby', 'game', 'team', 'support')),
    member_id uuid references member (id) on delete cascade,
    last_seq int8 not null default 0,
    operator_seq int8 not null default 0,
    slow_seconds int4 not null default 0 check (slow_seconds >= 0),
    check ((kind in ('team', 'support')) = (member_id is not null))
  )`,
  `create table chat_message (
    room_id text not null references chat_room (id) on delete cascade,
    seq int8 not null,
    version int8 not null,
    member_id uuid references member (id) on delete cascade,
    client_key text not null,
    kind text not null check (kind in ('text', 'win')),
    body text not null,
    win jsonb,
    reply_to int8,
    mentions jsonb not null default '[]',
    at int8 not null,
    state text not null default 'sent' check (state in ('sent', 'deleted', 'removed')),
    primary key (room_id, seq),
    unique (room_id, client_key)
  )`,
  `create index chat_message_by_version on chat_message (room_id, version)`,
  `create index chat_message_of_member on chat_message (member_id, room_id, seq)`,
  `create index chat_message_by_time on chat_message (at)`,
  `create table chat_read (
    member_id uuid not null references member (id) on delete cascade,
    room_id text not null references chat_room (id) on delete cascade,
    seq int8 not null,
    primary key (member_id, room_id)
  )`,
  `create table chat_mention (
    member_id uuid not null references member (id) on delete cascade,
    room_id text not null,
    seq int8 not null,
    primary key (member_id, room_id, seq),
    foreign key (room_id, seq) references chat_message (room_id, seq) on delete cascade
  )`,
  `create index chat_mention_of_message on chat_mention (room_id, seq)`,
  `create table chat_presence (
    room_id text not null references chat_room (id) on delete cascade,
    member_id uuid not null references member (id) on delete cascade,
    seen_at int8 not null,
    primary key (room_id, member_id)
  )`,
];

const order = [
  `create table chat_block (
    member_id uuid not null references member (id) on delete cascade,
    blocked_id uuid not null references member (id) on delete cascade,
    primary key (member_id, blocked_id)
  )`,
  `create table chat_report (
    id uuid primary key,
    room_id text not null references chat_room (id) on delete cascade,
    seq int8 not null,
    reporter_id uuid not null references member (id) on delete cascade,
    author_id uuid not null references member (id) on delete cascade,
    body text not null,
    reason text not null check (reason in ('abuse', 'spam', 'fraud', 'other')),
    state text not null default 'open' check (state in ('open', 'removed', 'dismissed')),
    at int8 not null,
    unique (room_id, seq, reporter_id)
  )`,
  `create index chat_report_by_state on chat_report (state, id)`,
  `create table chat_mute (
    member_id uuid primary key references member (id) on delete cascade,
    until int8 not null,
    reason text not null default ''
  )`,
  `create table chat_word (word text primary key)`,
];

const entrances = [
  `create table chat_ticket (
    ticket_hash text primary key,
    session_hash text not null references session (token_hash) on delete cascade,
    member_id uuid not null references member (id) on delete cascade,
    room text not null,
    language text not null,
    expires_at int8 not null
  )`,
  `create index chat_ticket_by_session on chat_ticket (session_hash)`,
  `create table chat_session (
    token_hash text primary key,
    session_hash text not null references session (token_hash) on delete cascade,
    member_id uuid not null references member (id) on delete cascade
  )`,
  `create index chat_session_by_session on chat_session (session_hash)`,
];

/** The rooms of the chat with their messages, what keeps order in them, and the tickets and sessions of its page. */
export const chat: Migration = {
  async up(db) {
    for (const statement of [...rooms, ...order, ...entrances])
      await sql.raw(statement).execute(db);
  },
};
