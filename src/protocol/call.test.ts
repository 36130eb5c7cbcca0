import { object, optional, parse, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { defineCall, fromWire, toWire } from './call.ts';
import { wholeNumber } from './model/wire.ts';

const find = defineCall({
  method: 'GET',
  path: '/wps/find',
  wireNames: { vendor: 'vassalage' },
  constants: { clientType: 3 },
  context: { merchantCode: 'merchant' },
  request: object({ vendor: string(), page: wholeNumber(), search: optional(string()) }),
  reply: string(),
});

describe('a call', () => {
  it('is sent under wire names, with constants and context, without undefined fields', () => {
    const wire = toWire(
      find,
      { vendor: 'AV', page: 2, search: undefined },
      { merchant: 'm1', language: 'EN' },
    );
    expect(wire).toEqual({ clientType: 3, merchantCode: 'm1', vassalage: 'AV', page: 2 });
  });

  it('is received under our names, with numbers read from text', () => {
    const request = parse(find.request, fromWire(find, { vassalage: 'AV', page: '2' }));
    expect(request).toEqual({ vendor: 'AV', page: 2 });
  });
});
