import type { PaymentProvider } from '#gateway/providers/providers.ts';

/** A payment provider in this process: it takes every order, and its payments stay unpaid. */
export function createTestProvider(code: string): PaymentProvider {
  return {
    code,
    create: ({ orderId, way }) => {
      const address = `http://localhost:4174/pay/${code}/${orderId}`;
      const places = {
        page: { way: 'page', url: address },
        qr: { way: 'qr', code: address, image: null, appLink: address },
        counter: { way: 'counter', code: orderId.slice(-9) },
      } as const;
      return Promise.resolve({ reference: `${code}-${orderId}`, place: places[way] });
    },
    parse: () => null,
    query: (orderId) => Promise.resolve({ state: 'pending', reference: `${code}-${orderId}` }),
    refund: () => Promise.resolve(),
    payOut: ({ key }) => Promise.resolve({ state: 'pending', reference: key }),
    queryPayout: (key) => Promise.resolve({ state: 'pending', reference: key }),
    statement: () => Promise.resolve({ balance: 0, lines: [] }),
  };
}
