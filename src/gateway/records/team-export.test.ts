import { afterAll, beforeAll, expect, it } from 'vitest';
import { getTeamEntries, getTeamSums } from '#protocol/calls/agents/team-reports.ts';
import { openExport } from '#protocol/calls/records/record-exports.ts';
import { downloadPath } from '#protocol/paths.ts';
import { contractSamples, memberIdOf } from '#tests/support/contract-samples.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { sampleRequests } from '#tests/support/sample-requests.ts';

let test: TestGateway;
const now = Date.now();
const month = { from: now - 29 * 86_400_000, to: now + 60_000 };
const all = { ...month, depth: 'all', search: '', code: '' } as const;

beforeAll(async () => {
  test = await openTestGateway();
  await test.operator.jobs();
});
afterAll(() => test.close());

async function exported(username: string, change: object) {
  const token = await test.signIn(username);
  const base = { ...sampleRequests.openExport, ...all, category: '' as const, titles: [] };
  const request = { ...base, what: 'teamMembers' as const, ...change };
  const { ticket, rows } = await test.request(openExport, request, { token });
  const { text } = await test.fetchRaw(`${downloadPath}?ticket=${ticket}`);
  return { rows, lines: text.trim().split('\r\n') };
}

it('exports the sums of members and the entries of a team as its reports have them', async () => {
  const token = await test.signIn('ana');
  const { getTeamSums: sample } = contractSamples;
  const wanted = { ...sample, ...month, size: 100 };
  const sums = await test.request(getTeamSums, wanted, { token });
  const members = await exported('ana', {});
  expect(members.rows).toBe(sums.count);
  expect(members.lines).toHaveLength(sums.count + 1);
  expect(members.lines[0]).toContain('account,nickname,bet');
  const accounts = members.lines.slice(1).map((line) => line.split(',')[0]);
  expect(accounts).toEqual(sums.rows.map(({ account }) => account));
  const { entries } = await test.request(getTeamEntries, { ...all, size: 100 }, { token });
  const report = await exported('ana', { what: 'teamEntries' });
  expect(report.lines).toHaveLength(report.rows + 1);
  expect(report.rows).toBeGreaterThanOrEqual(entries.length);
  const teams = await exported('ana', { what: 'teams', depth: 'one' });
  expect(teams.lines.map((line) => line.split(',')[0])).toContain('ana');
});

it('exports nothing of anybody outside of the team', async () => {
  const parent = await memberIdOf(test, 'aida');
  for (const what of ['teamMembers', 'teams', 'teamEntries']) {
    await expect(exported('luis', { what, parent })).rejects.toMatchObject({ code: 'not_found' });
  }
});

it('asks for the rights of the reports', async () => {
  for (const what of ['teamMembers', 'teams', 'teamEntries']) {
    await expect(exported('juan', { what })).rejects.toMatchObject({ code: 'agent_only' });
  }
  await exported('juan', { what: 'account' });
  await test.operator.settings({ modules: { AGENT3: false } });
  const off = { code: 'function.not.available' };
  await expect(exported('ana', {})).rejects.toMatchObject(off);
  await test.operator.settings({ modules: { AGENT3: true } });
});
