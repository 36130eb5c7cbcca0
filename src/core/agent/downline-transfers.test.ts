import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Call } from '#protocol/call.ts';
import {
  transferToDownline,
  transferToDownlines,
} from '#protocol/calls/agents/downline-transfers.ts';
import { transferFault } from '../cashier/cashier.ts';
import { GatewayError } from '../client/gateway-error.ts';
import { createEvents } from '../events.ts';
import type { AgentNeeds } from './agent-needs.ts';
import { createDownlineTransfers } from './downline-transfers.ts';

const terms = {
  least: 10_00,
  most: 500_00,
  dayMost: 1_000_00,
  dayLeft: 300_00,
  timesLeft: 2,
  available: 250_00,
  hasPassword: true,
};

const untold = {
  least: null,
  most: null,
  dayMost: null,
  dayLeft: null,
  timesLeft: null,
  available: null,
  hasPassword: true,
};

/** Sends transfers to two downlines. The gateway answers with a value. */
function sendTwo(value: unknown) {
  const send = (({ reply }: Call) => Promise.resolve(parse(reply, value))) as AgentNeeds['send'];
  const guest = { customerId: () => null, platform: { crypto: globalThis.crypto } };
  const needs = { send, events: createEvents(), now: () => 0, ...guest };
  return createDownlineTransfers(needs as unknown as AgentNeeds).send({
    transfers: ['a', 'b'].map((id) => ({ id, amount: 150_00 })),
    remark: '',
    withdrawalPassword: '246810',
  });
}

it('a refused transfer whose result names no member is not shown as made', async () => {
  const list = ['Ben', 'Cara'].map((account) => ({ account, amount: 150, status: 'REFUSED' }));
  expect(await sendTwo({ list })).toMatchObject([
    { account: 'Ben', state: 'REFUSED' },
    { account: 'Cara', state: 'REFUSED' },
  ]);
});

it.each([null, true, {}, { list: null }, { transferId: {} }])(
  'transfers that a gateway confirms by %j are made',
  async (value) => {
    const made = await sendTwo(value);
    expect(made).toMatchObject([
      { id: 'a', amount: 150_00, state: 'DONE' },
      { id: 'b', amount: 150_00, state: 'DONE' },
    ]);
    expect(parse(transferToDownline.reply, value)).toEqual({ transferId: '' });
  },
);

describe('a gateway that sends to one downline at a time', () => {
  const missing = new GatewayError({
    kind: 'refused',
    code: 'function.not.available',
    message: null,
    value: null,
    status: 404,
  });
  const open = () => {
    const sent: unknown[] = [];
    const send = ((call: Call, request: object) => {
      if (call === transferToDownlines) return Promise.reject(missing);
      sent.push([call, request]);
      return Promise.resolve({ transferId: '1' });
    }) as AgentNeeds['send'];
    const guest = { customerId: () => null, platform: { crypto: globalThis.crypto } };
    const needs = { send, events: createEvents(), now: () => 0, ...guest };
    return { sent, transfers: createDownlineTransfers(needs as unknown as AgentNeeds) };
  };
  const to = (...ids: string[]) => ({
    transfers: ids.map((id) => ({ id, amount: 150_00 })),
    remark: '',
    withdrawalPassword: '246810',
  });

  it('gets a transfer to one, and a refusal of one to several', async () => {
    const { sent, transfers } = open();
    expect(await transfers.send(to('a'))).toEqual([
      { id: 'a', account: '', amount: 150_00, state: 'DONE', refusal: null },
    ]);
    expect(sent).toMatchObject([[transferToDownline, { id: 'a', amount: 150, remark: '' }]]);
    await expect(transfers.send(to('a', 'b'))).rejects.toBe(missing);
  });
});

describe('an amount for downlines', () => {
  it('is within the limits of the gateway', () => {
    expect(transferFault(terms, 5_00, 1)).toBe('least');
    expect(transferFault(terms, 600_00, 1)).toBe('most');
    expect(transferFault(terms, 20_00, 3)).toBe('times');
    expect(transferFault(terms, 200_00, 2)).toBe('day');
    expect(transferFault(terms, 140_00, 2)).toBe('balance');
    expect(transferFault(terms, 100_00, 2)).toBeNull();
  });

  it('is bounded by no limit that is unknown', () => {
    expect(transferFault(untold, 1, 20)).toBeNull();
    expect(transferFault(untold, 9_000_000_00, 20)).toBeNull();
    expect(transferFault({ ...untold, least: 10_00 }, 5_00, 1)).toBe('least');
    expect(transferFault(untold, null, 1)).toBe('required');
    expect(transferFault(untold, 0, 1)).toBe('required');
  });
});
