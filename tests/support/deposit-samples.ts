import { randomUUID } from 'node:crypto';
import { calls } from '#protocol/calls.ts';
import type { TestGateway } from './open-gateway.ts';

type Test = Pick<TestGateway, 'request'>;

/** A request for a deposit of 500 pesos. */
export function sampleDeposit(channel: string) {
  return { key: randomUUID(), channel, amount: 500 };
}

/** Begins a bank transfer, and returns the field of a request that names it. */
export async function beginTransfer({ request }: Test, token: string) {
  const { id } = await request(calls.depositByTransfer, sampleDeposit('bughaw'), { token });
  return { id };
}

/** Begins a bank transfer and uploads the picture that proves it. */
export async function beginProof(
  test: Test,
  token: string,
  picture: string,
): Promise<{ id: string; pictures: string[] }> {
  const upload = { purpose: 'proof', picture } as const;
  const { id: pictureId } = await test.request(calls.uploadPicture, upload, { token });
  return { ...(await beginTransfer(test, token)), pictures: [pictureId] };
}
