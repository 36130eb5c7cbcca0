import { literal, object, safeParse, variant, type InferOutput } from 'valibot';

const paymentMessage = variant('type', [
  object({ type: literal('payment:open') }),
  object({ type: literal('payment:over') }),
  object({ type: literal('payment:back') }),
]);

/**
 * Messages of a provider's page in a frame: it can be paid, it is over (paid or not), the payer goes back. They say nothing
 * about money: the gateway alone knows the state of a deposit.
 */
export type PaymentMessage = InferOutput<typeof paymentMessage>['type'];

/** The only valid sender: the window of the frame, with the origin of its address. */
interface PaymentSource {
  readonly window: MessageEventSource | null;
  readonly origin: string;
}

type Envelope = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>;

/** The message of an event. Null when the sender or the shape is wrong. */
export function readPaymentMessage(event: Envelope, source: PaymentSource): PaymentMessage | null {
  if (source.window === null || event.source !== source.window) return null;
  if (event.origin !== source.origin) return null;
  const parsed = safeParse(paymentMessage, event.data);
  return parsed.success ? parsed.output.type : null;
}
