import { type Migration, sql } from 'kysely';

const statements = [
  `create table setting (name text primary key, value jsonb not null)`,
  `create table seal_key (slot text primary key, kid text not null, private_jwk jsonb not null)`,
  `create table seal_seen (digest text primary key, expires_at int8 not null)`,
  `create table member (
    id uuid primary key,
    username text not null,
    username_key text not null unique,
    nickname text not null,
    mobile text unique,
    email text,
    real_name text not null,
    password_hash text not null,
    type int2 not null,
    level text not null,
    club_name text,
    club_type text,
    upline_id uuid references member (id),
    language text,
    registered_at int8 not null,
    first_time_login boolean not null,
    password_expired boolean not null,
    default_password boolean not null,
    always_second_step boolean not null
  )`,
  `create table session (
    token_hash text primary key,
    member_id uuid not null references member (id) on delete cascade,
    created_at int8 not null,
    seen_at int8 not null
  )`,
  `create index session_by_member on session (member_id)`,
  `create index session_by_age on session (seen_at)`,
  `create table sign_in_failure (key text primary key, failures int4 not null, expires_at int8 not null)`,
  `create table ledger_account (
    id text primary key,
    kind text not null check (kind in ('member', 'house', 'jackpot', 'cash')),
    balance int8 not null,
    constraint no_debt check (kind in ('house', 'cash') or balance >= 0)
  )`,
  `create table ledger_entry (id uuid primary key, key text not null unique, kind text not null, created_at int8 not null)`,
  `create table ledger_posting (
    entry_id uuid not null references ledger_entry (id),
    account_id text not null references ledger_account (id),
    amount int8 not null check (amount <> 0),
    balance int8 not null,
    primary key (entry_id, account_id)
  )`,
  `create index ledger_posting_by_account on ledger_posting (account_id, entry_id)`,
  `create table round (
    id uuid primary key,
    member_id uuid not null references member (id),
    key text not null,
    node_id int4 not null,
    stake int8 not null check (stake > 0),
    payout int8 not null check (payout >= 0),
    outcome jsonb not null,
    created_at int8 not null,
    unique (member_id, key)
  )`,
  `create index round_by_member on round (member_id, created_at)`,
  `create table launch_ticket (
    ticket_hash text primary key,
    session_hash text not null references session (token_hash) on delete cascade,
    member_id uuid not null references member (id) on delete cascade,
    node_id int4 not null,
    language text not null,
    expires_at int8 not null
  )`,
  `create index launch_ticket_by_session on launch_ticket (session_hash)`,
  `create table game_session (
    token_hash text primary key,
    session_hash text not null references session (token_hash) on delete cascade,
    member_id uuid not null references member (id) on delete cascade,
    node_id int4 not null
  )`,
  `create index game_session_by_session on game_session (session_hash)`,
  `create table vendor (
    category text not null,
    code text not null,
    name text not null,
    opens_games boolean not null,
    under_maintenance boolean not null,
    lane int4 not null,
    sort int4 not null,
    primary key (category, code)
  )`,
  `create table slot_class (key text primary key, sort int4 not null, names jsonb not null)`,
  `create table game (
    node_id int4 primary key,
    game_id text not null,
    vendor text not null,
    category text not null,
    name text not null,
    slot_class text,
    trial boolean not null,
    hot int4 not null,
    kind text not null
  )`,
  `create index game_by_category on game (category, vendor)`,
  `create table favourite (
    member_id uuid not null references member (id) on delete cascade,
    node_id int4 not null,
    starred_at int8 not null,
    primary key (member_id, node_id)
  )`,
  `create table recent_game (
    member_id uuid not null references member (id) on delete cascade,
    node_id int4 not null,
    played_at int8 not null,
    primary key (member_id, node_id)
  )`,
  `create table banner (
    id text primary key,
    group_name text not null,
    sort int4 not null,
    titles jsonb not null,
    picture text not null,
    linkage_type text not null,
    linkage_target text not null
  )`,
  `create table announcement (
    id text primary key,
    type text not null check (type in ('PL', 'PU', 'PR')),
    sort int4 not null,
    titles jsonb not null,
    contents jsonb not null,
    promotion_type text,
    execution text check (execution in ('A', 'B', 'F')),
    starts_at int8 not null,
    ends_at int8,
    pictures jsonb not null
  )`,
  `create table winner (
    id text primary key,
    customer_name text not null,
    game_name text not null,
    node_id int4,
    amount int8 not null,
    won_at int8 not null
  )`,
  `create index winner_by_time on winner (won_at)`,
  `create table country (code text primary key, dial_code text not null, sort int4 not null)`,
  `create table help_article (tag text primary key, sort int4 not null, titles jsonb not null, contents jsonb not null)`,
  `create table lottery_game (
    code text primary key,
    id int4 not null unique,
    group_code text not null,
    sort int4 not null,
    names jsonb not null
  )`,
  `create table lottery_draw (
    game_code text not null references lottery_game (code),
    numero text not null,
    open_code text not null,
    opened_at int8 not null,
    primary key (game_code, numero)
  )`,
  `create table outbox (
    id uuid primary key,
    recipient text not null,
    channel text not null check (channel in ('sms', 'email')),
    code text,
    text text not null,
    sent_at int8 not null
  )`,
];

/** Members and their sessions, money, games, content. */
export const first: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
