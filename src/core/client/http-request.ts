import { type Call, toWire } from '#protocol/call.ts';
import type { Language } from '#protocol/model/language.ts';
import type { Brand } from '../brand.ts';

/** A call as an HTTP request. */
export interface HttpRequest {
  readonly method: Call['method'];
  /** Path and query, without the time stamp. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Fields, or a text that is sent as it is. */
  readonly body: object | string | null;
  /** The body is sent as a form. */
  readonly form: boolean;
}

export interface Sender {
  readonly brand: Brand;
  readonly merchant: string;
  readonly language: Language;
  readonly token: string | null;
  /** Idempotency key; null for calls without one. */
  readonly key: string | null;
}

/** Converts a call to an HTTP request: the path that the gateway of this brand uses, and the headers of all calls. */
export function createHttpRequest(call: Call, request: object, sender: Sender): HttpRequest {
  const { merchant, language } = sender;
  const wire = toWire(call, request, { merchant, language });
  const path = pathOf(call, sender.brand);
  const empty = Object.keys(wire).length === 0;
  return {
    method: call.method,
    address: call.method === 'GET' && !empty ? `${path}?${queryOf(wire)}` : path,
    headers: headersOf(call, sender),
    body: call.method === 'GET' || (call.method === 'DELETE' && empty) ? null : wire,
    form: call.form,
  };
}

function pathOf(call: Call, { relayNames }: Brand): string {
  return (relayNames === 'newer' ? call.aliases[0] : undefined) ?? call.path;
}

function queryOf(wire: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(wire).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(pairs).toString();
}

function headersOf(
  call: Call,
  { brand, merchant, language, token, key }: Sender,
): Record<string, string> {
  return {
    Accept: 'application/json, text/plain',
    Merchant: merchant,
    Device: 'web',
    Language: language,
    'X-Gateway-Version': brand.gatewayVersion,
    ...(call.moduleId !== null && { ModuleId: call.moduleId }),
    ...(token !== null && { Authorization: token }),
    ...(key !== null && { 'Idempotency-Key': key }),
  };
}
