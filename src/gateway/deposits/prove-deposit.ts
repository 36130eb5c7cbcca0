import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import { findUpload } from '../uploads/uploads.ts';
import { bankProvider } from '../providers/providers.ts';
import { findDeposit, lockDeposit } from './find-deposit.ts';
import { type DepositRow, moveDeposit } from './move-deposit.ts';

/** A member's proof of a bank transfer. */
interface DepositProof {
  readonly memberId: string;
  /** Id of the deposit. */
  readonly id: string;
  /** Reference of the transfer at the bank. */
  readonly reference: string;
  /** Ids of uploads. */
  readonly pictures: readonly string[];
}

/** Refusal `picture_refused` unless all pictures are proofs of the member. */
async function checkPictures(sql: Sql, { memberId, pictures }: DepositProof): Promise<void> {
  const uploads = await Promise.all(pictures.map((id) => findUpload(sql, id)));
  const isOwn = uploads.every((one) => one?.memberId === memberId && one.purpose === 'proof');
  if (!isOwn) throw new Refusal(200, 'picture_refused');
}

/**
 * Adds the proof of a bank transfer, which the operator reviews. An expired one can be proved too: transfers take long. A
 * deposit in review stays as it is. Call inside a transaction. Refusals `not_found`, `deposit_over` and `picture_refused`.
 */
export async function addProof(sql: Sql, proof: DepositProof, now: number): Promise<DepositRow> {
  const found = await findDeposit(sql, proof.memberId, proof.id);
  const deposit = (await lockDeposit(sql, found.id)) ?? found;
  if (deposit.provider !== bankProvider) throw new Refusal(200, 'deposit_over');
  if (deposit.state === 'review') return deposit;
  if (deposit.state !== 'pending' && deposit.state !== 'expired') {
    throw new Refusal(200, 'deposit_over');
  }
  await checkPictures(sql, proof);
  const set = { bank_reference: proof.reference, pictures: JSON.stringify(proof.pictures) };
  const move = { to: 'review', actor: 'member', reason: 'proof', at: now, set } as const;
  return (await moveDeposit(sql, deposit, move)) ?? deposit;
}
