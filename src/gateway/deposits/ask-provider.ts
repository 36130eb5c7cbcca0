import type { Language } from '#protocol/model/language.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../store/database.ts';
import { type CreatedPayment, ProviderError, type Providers } from '../providers/providers.ts';
import { askAfterMs } from './begin-deposit.ts';
import { failDeposit } from './fail-deposit.ts';
import { freeReference, lockDeposit } from './find-deposit.ts';
import { type DepositRow, moveDeposit } from './move-deposit.ts';

/** A deposit whose payment a provider shall begin. */
interface PaymentToBegin {
  readonly deposit: DepositRow;
  readonly way: 'page' | 'qr' | 'counter';
  readonly appOrigin: string;
  readonly language: Language;
}

function create(
  { deposit, way, appOrigin, language }: PaymentToBegin,
  providers: Providers,
  now: number,
) {
  const provider = providers.get(deposit.provider);
  if (!provider) throw new ProviderError('unclear', `There is no provider ${deposit.provider}`);
  return provider.create({
    orderId: deposit.id,
    amount: deposit.amount,
    way,
    lifeSeconds: Math.max(1, Math.floor((deposit.expires_at - now) / 1000)),
    returnUrl: `${appOrigin}/member?page=deposit&deposit=${deposit.id}`,
    language,
  });
}

/**
 * Notes the place of a payment. A message of the provider may have moved the deposit before: it stays as it is then. With
 * the number of another payment the deposit fails: what is paid there later goes to the operator.
 */
function recordPlace(
  database: Pick<Database, 'transaction'>,
  id: string,
  { reference, place }: CreatedPayment,
  now: number,
): Promise<DepositRow | null> {
  return database.transaction(async (sql) => {
    const deposit = await lockDeposit(sql, id);
    if (deposit?.state !== 'created') return deposit;
    if ((await freeReference(sql, deposit, reference)) === null) {
      return failDeposit(sql, id, { actor: 'provider', reason: 'refused', at: now });
    }
    const set = { reference, place: JSON.stringify(place), ask_at: now + askAfterMs };
    return moveDeposit(sql, deposit, { to: 'pending', actor: 'provider', at: now, set });
  });
}

/**
 * Asks the provider to begin the payment of a deposit in the state `created`. Returns the deposit as it is then. Refusal
 * `provider_unavailable` when the answer of the provider is unclear: the same key can be sent again.
 */
export async function askProvider(
  database: Pick<Database, 'transaction'>,
  payment: PaymentToBegin,
  { providers, now }: { providers: Providers; now: number },
): Promise<DepositRow> {
  const { deposit } = payment;
  try {
    const created = await create(payment, providers, now);
    return (await recordPlace(database, deposit.id, created, now)) ?? deposit;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.kind === 'unclear') {
      throw new Refusal(200, 'provider_unavailable', { value: { depositId: deposit.id } });
    }
    const move = { actor: 'provider', reason: 'refused', at: now } as const;
    return (await database.transaction((sql) => failDeposit(sql, deposit.id, move))) ?? deposit;
  }
}
