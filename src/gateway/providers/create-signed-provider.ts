import { type GenericSchema, type InferOutput, object, safeParse } from 'valibot';
import { findFault } from '../http/check-wire.ts';
import type { PaymentProvider, ProviderNotice } from './provider.ts';
import { ProviderError } from './provider-error.ts';
import { providerFaults } from './provider-faults.ts';
import { isSigned, signedHeaders } from './signature.ts';
import {
  createdPayment,
  paymentStatus,
  payoutStatus,
  signedNotice,
  statement,
} from './signed-shapes.ts';

/** A provider is given this long to answer, in milliseconds. */
const patienceMs = 8_000;
/** The longest answer that is read, in characters: a statement has many lines. */
const longestAnswer = 20_000_000;

interface SignedProviderOptions {
  readonly code: string;
  /** Address of the provider's calls, such as `https://pay.example/agos/api`. */
  readonly address: string;
  /** Address that notices are sent to. */
  readonly notifyUrl: string;
  /** Signs the messages of both sides. */
  readonly secret: string;
  /** The provider is for trials and has switches for faults. */
  readonly hasFaults?: boolean;
  readonly fetch?: typeof fetch;
  readonly patienceMs?: number;
}

/** Null for a text that is no JSON, and for JSON that the store cannot keep, such as a name with half a character. */
function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return findFault(value) === null ? value : null;
  } catch {
    return null;
  }
}

async function readJson(answer: Response): Promise<unknown> {
  const text = await answer.text();
  if (text.length > longestAnswer) throw new ProviderError('unclear', 'The answer is too long');
  const value = parseJson(text);
  if (value === null) throw new ProviderError('unclear', 'The answer cannot be read as JSON');
  return value;
}

/** Sends signed requests. Only an answer of the agreed shape counts: 200, or 422 for a refusal. */
function createAsk(options: SignedProviderOptions) {
  const { address, secret, fetch: send = fetch, patienceMs: patience = patienceMs } = options;

  return async function ask<Schema extends GenericSchema>(
    path: string,
    request: object,
    schema: Schema,
  ): Promise<InferOutput<Schema>> {
    const body = JSON.stringify(request);
    const headers = {
      'Content-Type': 'application/json',
      ...signedHeaders(secret, body, Date.now()),
    };
    const signal = AbortSignal.timeout(patience);
    let answer: { status: number; value: unknown };
    try {
      const got = await send(`${address}/${path}`, { method: 'POST', headers, body, signal });
      answer = { status: got.status, value: await readJson(got) };
    } catch (cause) {
      if (cause instanceof ProviderError) throw cause;
      throw new ProviderError('unclear', 'The provider does not answer', { cause });
    }
    if (answer.status === 422) throw new ProviderError('refused', 'The provider refuses');
    const { success, output } = safeParse(schema, answer.value);
    if (answer.status === 200 && success) return output;
    throw new ProviderError('unclear', `The answer ${answer.status} cannot be read`);
  };
}

/**
 * A provider that speaks signed JSON: each request is a POST to `<address>/<name of the function>`, and its notices are
 * bodies of the same kind, both signed as `signature.ts` describes. It answers a known order number or key with what it
 * has, and 422 to refuse.
 */
export function createSignedProvider(options: SignedProviderOptions): PaymentProvider {
  const { code, notifyUrl, secret, hasFaults = false } = options;
  const ask = createAsk(options);
  return {
    code,
    create: (order) => ask('create', { ...order, notifyUrl }, createdPayment),
    parse(rawBody, headers, now): ProviderNotice | null {
      if (!isSigned(secret, rawBody, headers, now)) return null;
      const { success, output } = safeParse(signedNotice, parseJson(rawBody));
      return success ? output : null;
    },
    query: (orderId) => ask('query', { orderId }, paymentStatus),
    async refund(reference) {
      await ask('refund', { reference }, object({}));
    },
    payOut: (order) => ask('payout', { ...order, notifyUrl }, payoutStatus),
    queryPayout: (key) => ask('payout-query', { key }, payoutStatus),
    statement: (since) => ask('statement', { since }, statement),
    ...(hasFaults && {
      faults: {
        read: () => ask('faults', {}, providerFaults),
        change: (faults) => ask('faults', faults, providerFaults),
      },
    }),
  };
}
