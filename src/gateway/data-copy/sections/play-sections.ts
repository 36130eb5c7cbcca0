import { because, by, day, pesos, plain, type Section, time } from '../section.ts';

const member = { member_id: because.internal };

const bets: Section = {
  file: 'bets',
  table: 'round',
  columns: {
    id: plain,
    node_id: plain,
    category: plain,
    vendor: plain,
    stake: pesos,
    payout: pesos,
    valid_bet: pesos,
    jackpot: pesos,
    status: plain,
    outcome: plain,
    choice: plain,
    events: plain,
    wallet: plain,
    bonus_stakes: plain,
    created_at: time,
    settled_at: time,
    due_at: time,
    counted_bonus: plain,
    counted_turnover: pesos,
  },
  without: {
    ...member,
    key: because.internal,
    open_account: because.internal,
    pending: 'the result of a bet before its time',
  },
  key: ['category', 'created_at', 'id'],
  owned: by('member_id'),
};

const betReversals: Section = {
  file: 'bets-cancelled-after-results',
  table: 'bet_reversal',
  columns: {
    round_id: plain,
    reversed_at: time,
    reason: plain,
    status: plain,
    payout: pesos,
    valid_bet: pesos,
    cash_loss: pesos,
    owed: pesos,
  },
  without: member,
  key: ['round_id'],
  owned: by('member_id'),
};

const favourites: Section = {
  file: 'favourites',
  table: 'favourite',
  columns: { node_id: plain, starred_at: time },
  without: member,
  key: ['node_id'],
  owned: by('member_id'),
};

const recentGames: Section = {
  file: 'recent-games',
  table: 'recent_game',
  columns: { node_id: plain, played_at: time },
  without: member,
  key: ['node_id'],
  owned: by('member_id'),
};

const limits: Section = {
  file: 'limits',
  table: 'play_limit',
  columns: {
    kind: plain,
    frame: plain,
    rolling: plain,
    amount: pesos,
    wanted: pesos,
    confirm_from: time,
  },
  without: member,
  key: ['kind', 'frame'],
  owned: by('member_id'),
};

const exclusions: Section = {
  file: 'breaks',
  table: 'exclusion',
  columns: { kind: plain, begins_at: time, ends_at: time, free_at: time, reason: plain },
  without: {
    ...member,
    id: because.internal,
    operator: because.staff,
    operator_reason: because.report,
  },
  key: ['id'],
  owned: by('member_id'),
};

const suspensions: Section = {
  file: 'suspensions',
  table: 'suspension',
  columns: { suspended_by: plain, begins_at: time, lifted_at: time, lifted_by: plain },
  without: {
    ...member,
    id: because.internal,
    operator: because.staff,
    lifting_operator: because.staff,
    reason: because.report,
    lifting_reason: because.report,
  },
  key: ['id'],
  owned: by('member_id'),
};

const playTime: Section = {
  file: 'time-of-play',
  table: 'play_session',
  columns: { began_at: time, launched_at: time, checked_at: time, check_minutes: plain },
  without: { ...member, slot_session: because.secret },
  key: ['member_id'],
  owned: by('member_id'),
};

const activeDays: Section = {
  file: 'days-of-play',
  table: 'active_day',
  columns: { day },
  without: member,
  key: ['day'],
  owned: by('member_id'),
};

const identityChecks: Section = {
  file: 'identity-checks',
  table: 'identity_check',
  columns: {
    state: plain,
    document: plain,
    note: plain,
    reason: plain,
    sent_at: time,
    decided_at: time,
    asked_again_at: time,
  },
  without: {
    ...member,
    id: because.internal,
    front: because.internal,
    back: because.internal,
    selfie: because.internal,
    decided_by: because.internal,
  },
  key: ['id'],
  owned: by('member_id'),
};

const harmMarkers: Section = {
  file: 'signs-of-harm',
  table: 'harm_marker',
  columns: {
    kind: plain,
    at: time,
    count: plain,
    amount: pesos,
    loss: pesos,
    rule: plain,
    notified_at: time,
  },
  without: { ...member, id: because.internal, day: because.internal },
  key: ['id'],
  owned: by('member_id'),
};

/** Bets, games, limits, breaks, signs of harm and checks of the identity. */
export const playSections: readonly Section[] = [
  bets,
  betReversals,
  favourites,
  recentGames,
  limits,
  exclusions,
  suspensions,
  playTime,
  activeDays,
  identityChecks,
  harmMarkers,
];
