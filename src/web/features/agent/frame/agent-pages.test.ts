import { describe, expect, it } from 'vitest';
import { agentPages } from '#protocol/vocabulary/agent-page.ts';
import { openPages } from './agent-pages.ts';

const all = { contract: true, salary: true };

describe('the pages of an agent', () => {
  it('are all that are built, in their order', () => {
    expect(openPages(agentPages, () => true, all)).toEqual(agentPages);
    const built = ['registerCenter', 'agentAnnouncement'] as const;
    expect(openPages(built, () => true, all)).toEqual(['agentAnnouncement', 'registerCenter']);
  });

  it.each([
    ['agentDividendRecordCopy2', { contract: false, salary: true }],
    ['agentDailyWages2', { contract: true, salary: false }],
  ] as const)('leave out %s without its contract', (page, contracts) => {
    const open = openPages(agentPages, () => true, contracts);
    expect(open).toEqual(agentPages.filter((other) => other !== page));
  });

  it.each([
    ['SIGNCONDIV3', ['agentDividendRecordCopy2']],
    ['DAILYSALCONT3', ['agentDailyWages2']],
    ['HOURSAL3', ['agentHourSalary']],
    ['RTSALARY3', ['agentRealtimeSalary']],
    ['AGENTPOLICY3', ['contractRequests']],
  ] as const)('leave out the pages of %s while it is off', (module, closed: readonly string[]) => {
    const open = openPages(agentPages, (id) => id !== module, all);
    expect(open).toEqual(agentPages.filter((page) => !closed.includes(page)));
  });
});
