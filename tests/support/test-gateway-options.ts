import { testToken } from './operator-client.ts';
import { testStoreKey } from './test-store-key.ts';

/** The options that all gateways of tests share. Their hashes of passwords are the cheapest that argon2 makes. */
export const testGatewayOptions = {
  storeKey: testStoreKey,
  passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
  gamesOrigin: 'http://localhost:4174',
  operatorToken: testToken,
  callsPerMinute: 1_000_000,
};
