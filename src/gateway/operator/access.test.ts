import { describe, expect, it } from 'vitest';
import { consoleWithoutParts } from '#tests/support/console-without-parts.ts';
import { rolesOf } from './pages.ts';
import { sections } from './sections/sections.ts';

const { app, routes } = consoleWithoutParts();

describe('the roles of the console', () => {
  it('cover each route that the console answers', () => {
    const open = [
      'GET /_operator',
      'GET /_operator/',
      'GET /_operator/page.css',
      'GET /_operator/page.js',
      'GET /_operator/pages',
      'GET /_operator/pages/:name',
      'GET /_operator/pages/:name/csv/:list',
    ];
    const answered = app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`);
    const known = routes.list.map(({ method, path }) => `${method} ${path}`);
    expect(answered.toSorted()).toEqual([...known, ...open].toSorted());
    expect(new Set(known).size).toBe(known.length);
  });

  it('see these sections', () => {
    const seen = sections
      .filter(({ page }) => page !== undefined)
      .map((one) => `${one.name}: ${rolesOf(one, routes).join(' ')}`);
    expect(seen).toMatchInlineSnapshot(`
      [
        "find: owner cashier support viewer",
        "decisions: owner cashier viewer",
        "figures: owner viewer",
        "settings: owner viewer",
        "clock-and-data: owner",
        "withdrawals: owner cashier viewer",
        "withdrawal-settings: owner viewer",
        "activities: owner content viewer",
        "announcements: owner content viewer",
        "banners: owner content viewer",
        "vendors: owner content viewer",
        "games: owner content viewer",
        "game-lists: owner content viewer",
        "feedback: owner support viewer",
        "chat: owner support viewer",
        "messages: owner support viewer",
        "customer-services: owner viewer",
        "deposit-guides: owner content viewer",
        "members: owner support cashier viewer",
        "sign-in-links: owner",
        "identity: owner support",
        "bonuses: owner cashier viewer",
        "opposite-bets: owner support cashier viewer",
        "game-secrets: owner",
        "upline-transfers: owner cashier viewer",
        "contracts: owner viewer",
        "agents: owner viewer",
        "payments: owner cashier viewer",
        "point-mall: owner cashier viewer",
        "missions: owner content viewer",
        "invitations: owner cashier viewer",
        "rewards: owner cashier viewer",
        "cash-conditions: owner viewer",
        "promo-codes: owner cashier viewer",
        "red-envelopes: owner cashier viewer",
        "loss-rebates: owner cashier viewer",
        "excluded-persons: owner viewer",
        "trust: owner viewer",
        "outbox: owner",
        "operators: owner",
        "changes: owner viewer",
      ]
    `);
  });

  it('may change these things', () => {
    const changes = routes.list
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, roles }) => `${method} ${path.slice(11)}: ${roles.join(' ')}`);
    expect(changes).toMatchInlineSnapshot(`
      [
        "POST bets/:id/reverse: owner cashier",
        "POST bets/:id/reverse-event: owner cashier",
        "POST bets/:id/settle: owner cashier",
        "POST bets/:id/void: owner cashier",
        "POST bets/:id/void-event: owner cashier",
        "PATCH settings: owner",
        "POST clock: owner",
        "POST reset: owner",
        "POST games: owner",
        "POST jobs: owner",
        "POST daily-sums: owner",
        "POST withdrawals/:id/take: owner cashier",
        "POST withdrawals/:id/approve: owner cashier",
        "POST withdrawals/:id/reject: owner cashier",
        "POST withdrawals/:id/release: owner cashier",
        "POST withdrawals/:id/confirm: owner cashier",
        "POST withdrawals/:id/pay: owner cashier",
        "POST withdrawals/:id/late: owner cashier",
        "POST members/:username/block-withdrawals: owner cashier",
        "POST members/:username/unblock-withdrawals: owner cashier",
        "POST applications/:id/approve: owner content",
        "POST applications/:id/issue: owner content",
        "POST applications/:id/reject: owner content",
        "POST content/announcements: owner content",
        "PUT content/announcements/:id: owner content",
        "POST content/announcements/:id/move: owner content",
        "POST content/announcements/:id/remove: owner content",
        "POST content/banners: owner content",
        "PUT content/banners/:id: owner content",
        "POST content/banners/:id/move: owner content",
        "POST content/banners/:id/remove: owner content",
        "POST content/pictures: owner content",
        "POST content/pictures/:id/remove: owner content",
        "PATCH vendors: owner content",
        "POST content/games/:game/hide: owner content",
        "POST content/games/:game/show: owner content",
        "POST content/game-lists: owner content",
        "POST content/game-lists/:id/move: owner content",
        "POST content/game-lists/:id/remove: owner content",
        "POST feedback/:id/answer: owner support",
        "POST feedback/:id/close: owner support",
        "POST chat/reports/:id: owner support",
        "POST chat/mutes: owner support",
        "POST chat/pauses: owner support",
        "POST chat/words: owner support",
        "POST chat/messages: owner support",
        "POST messages: owner support",
        "POST deposit-guides: owner content",
        "POST deposit-guides/texts: owner content",
        "POST deposit-guides/remove: owner content",
        "POST accounts: owner",
        "POST winners: owner content",
        "POST announcements: owner content",
        "POST banners: owner content",
        "POST members/:username/notes: owner support",
        "POST members/:username/private-access: owner cashier support",
        "POST members/:username/private-access/end: owner cashier support",
        "POST members/:username/suspend: owner support",
        "POST members/:username/lift-suspension: owner support",
        "POST members/:username/close: owner support",
        "PUT members/:username/real-name: owner support",
        "POST members/:username/unlock-withdrawal-password: owner support",
        "POST members/:username/remove-authenticator: owner support",
        "POST members/:username/balance: owner cashier",
        "POST members/:username/contracts: owner",
        "POST members/:username/sign-in-link: owner",
        "POST sign-in-links: owner",
        "POST identity/:id/approve: owner support",
        "POST identity/:id/refuse: owner support",
        "POST identity/:id/ask-again: owner support",
        "PATCH bonus-rules/:id: owner cashier",
        "POST bonuses: owner cashier",
        "POST members/:username/bonuses: owner cashier",
        "POST members/:username/bonuses/:id/end: owner cashier",
        "POST game-secrets: owner",
        "POST upline-transfers/:id/return: owner cashier",
        "POST contract-requests/:id: owner",
        "POST payments/compare: owner cashier",
        "PATCH payments/channels: owner cashier",
        "PATCH payments/faults: owner",
        "POST payments/:id/credit: owner cashier",
        "POST payments/:id/return: owner cashier",
        "POST payments/:id/settle: owner cashier",
        "POST payments/:id/refuse: owner cashier",
        "POST redemptions/:id/approve: owner cashier",
        "POST redemptions/:id/reject: owner cashier",
        "PATCH point-items: owner cashier",
        "POST members/:username/points: owner cashier",
        "POST missions/mission/:id: owner content",
        "POST missions/leaderboard/:id: owner content",
        "POST invitations/:id/release: owner cashier",
        "POST invitations/:id/refuse: owner cashier",
        "POST rewards: owner cashier",
        "POST rewards/:id/cancel: owner cashier",
        "POST promo-codes: owner cashier",
        "POST red-envelopes: owner cashier",
        "POST excluded-persons: owner",
        "PUT trust: owner",
        "POST trust/:part/reset: owner",
        "POST operators: owner",
        "POST operators/:id/role: owner",
        "POST operators/:id/token: owner",
        "POST operators/:id/disable: owner",
        "PATCH setting-fields: owner",
      ]
    `);
  });

  it('read these lists', () => {
    const lists = routes.list
      .filter(({ method }) => method === 'GET')
      .map(({ path, roles }) => `${path.slice(11)}: ${roles.join(' ')}`);
    expect(lists).toMatchInlineSnapshot(`
      [
        "find: owner cashier support viewer",
        "decisions: owner cashier viewer",
        "settings: owner viewer",
        "withdrawals: owner cashier viewer",
        "applications: owner content viewer",
        "feedback: owner support viewer",
        "chat: owner support viewer",
        "chat/messages: owner support viewer",
        "uploads/:id: owner cashier support content viewer",
        "identity: owner support",
        "uploads/identity/:id/:picture: owner support",
        "bonus-rules: owner cashier viewer",
        "members/:username/bonuses: owner cashier viewer",
        "upline-transfers: owner cashier viewer",
        "contracts: owner viewer",
        "payments: owner cashier viewer",
        "invitations: owner cashier viewer",
        "rewards: owner cashier viewer",
        "loss-rebates: owner cashier viewer",
        "outbox: owner",
        "sms: owner",
        "captchas: owner",
      ]
    `);
  });
});
