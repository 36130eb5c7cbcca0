import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getContracts,
  processDailySalary,
  processDividend,
  processHourlySalary,
  processRealTimeSalary,
} from '#protocol/calls/contracts.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

let test: TestGateway;

beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
beforeEach(async () => void (await test.operator.reset()));

const dividend = 'demo-ask-ana-dividend';
const hourly = 'demo-ask-ana-hourly';
const daily = 'demo-ask-luis-daily';
const realTime = 'demo-ask-luis-realtime';

const accept = { answer: 'accept', confirmed: 'N' } as const;
const acceptAndEnd = { answer: 'accept', confirmed: 'Y' } as const;
const reject = { answer: 'reject', confirmed: 'N' } as const;

const contractsOf = async (username: string) =>
  test.request(getContracts, {}, { token: await test.signIn(username) });

const requestsOf = async (username: string) =>
  (await contractsOf(username)).requests.map(({ id }) => id);

const gone = { status: 200, code: 'contract_request_gone' };

describe('contract requests', () => {
  it('contain requester, terms and the number of contracts that accepting would end', async () => {
    const { requests } = await contractsOf('ana');
    expect(requests).toMatchObject([
      {
        id: dividend,
        kind: 'dividend',
        ends: false,
        requester: { type: 'MERCHANT', name: null },
        period: 'H',
        endsDownlineContracts: 2,
        rules: [
          { validBetCentavos: 500_000_000, profitLossCentavos: 25_000_000, activeMembers: 20 },
          { rate: 2_500 },
        ],
      },
      {
        id: hourly,
        ends: true,
        requester: { type: 'DOWNLINE', name: 'Luis' },
        endsDownlineContracts: 0,
      },
    ]);
    expect((await contractsOf('luis')).requests).toMatchObject([
      { id: daily, requester: { type: 'UPLINE', name: 'Ana' }, endsDownlineContracts: 0 },
      { id: realTime, endsDownlineContracts: 1, rules: [{ betCentavos: 250_000, rate: 30 }] },
    ]);
  });

  it('are empty for a member without requests', async () => {
    expect(await requestsOf('juan')).toEqual([]);
    expect(await contractsOf('juan')).toMatchObject({
      dividendInForce: false,
      salaryInForce: true,
    });
  });

  it('become contracts when they are accepted', async () => {
    const token = await test.signIn('luis');
    expect(await contractsOf('luis')).toMatchObject({ salaryInForce: false });
    await test.request(processDailySalary, { id: daily, ...accept }, { token });
    expect(await requestsOf('luis')).toEqual([realTime]);
    expect(await contractsOf('luis')).toMatchObject({ salaryInForce: true });
  });

  it('change no contract when they are rejected', async () => {
    const token = await test.signIn('luis');
    await test.request(processDailySalary, { id: daily, ...reject }, { token });
    expect(await requestsOf('luis')).toEqual([realTime]);
    expect(await contractsOf('luis')).toMatchObject({ salaryInForce: false });
  });

  it('end a contract when a termination is accepted', async () => {
    const token = await test.signIn('ana');
    await test.request(processHourlySalary, { id: hourly, ...accept }, { token });
    expect(await requestsOf('ana')).toEqual([dividend]);
  });

  it('accept the same answer again, also at the same time, and refuse another answer', async () => {
    const token = await test.signIn('luis');
    const again = () => test.request(processDailySalary, { id: daily, ...accept }, { token });
    await Promise.all([again(), again(), again()]);
    await again();
    await expect(
      test.request(processDailySalary, { id: daily, ...reject }, { token }),
    ).rejects.toMatchObject(gone);
    expect(await contractsOf('luis')).toMatchObject({ salaryInForce: true });
  });

  it('of another member, of another kind and unknown ones are refused alike', async () => {
    const token = await test.signIn('juan');
    for (const id of [daily, 'no-such-request']) {
      await expect(
        test.request(processDailySalary, { id, ...accept }, { token }),
      ).rejects.toMatchObject(gone);
    }
    await expect(
      test.request(processDividend, { id: daily, ...accept }, { token: await test.signIn('luis') }),
    ).rejects.toMatchObject(gone);
    expect(await requestsOf('luis')).toEqual([daily, realTime]);
  });
});

describe('a rate below the rate of downlines', () => {
  it('is refused without confirmation and changes nothing', async () => {
    const token = await test.signIn('ana');
    await expect(
      test.request(processDividend, { id: dividend, ...accept }, { token }),
    ).rejects.toMatchObject({
      code: 'contract_ends_downlines',
      value: { count: 2, downlines: ['Aida', 'Luis'] },
    });
    expect(await requestsOf('ana')).toContain(dividend);
    expect(await contractsOf('luis')).toMatchObject({ dividendInForce: true });
  });

  it('ends their contracts after confirmation', async () => {
    const token = await test.signIn('ana');
    await test.request(processDividend, { id: dividend, ...acceptAndEnd }, { token });
    for (const downline of ['luis', 'aida']) {
      expect(await contractsOf(downline)).toMatchObject({ dividendInForce: false });
    }
    expect(await contractsOf('ana')).toMatchObject({ dividendInForce: true });
  });

  it('is rejected without confirmation', async () => {
    const token = await test.signIn('luis');
    await test.request(processRealTimeSalary, { id: realTime, ...reject }, { token });
    expect(await requestsOf('luis')).toEqual([daily]);
  });
});
