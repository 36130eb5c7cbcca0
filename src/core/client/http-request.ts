import { type Call, toWire } from '#contract/call.ts';
import type { Language } from '#contract/model/language.ts';
import type { Brand } from '../brand.ts';

/** A call as it travels. */
export interface HttpRequest {
  readonly method: Call['method'];
  /** Path and query, without the time. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object | null;
  /** The body travels as a form. */
  readonly form: boolean;
}

export interface Sender {
  readonly brand: Brand;
  readonly merchant: string;
  readonly language: Language;
  readonly token: string | null;
}

/** Writes down a call: under the path this brand's gateway answers, with the headers every call has. */
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

function headersOf(call: Call, { merchant, language, token }: Sender): Record<string, string> {
  return {
    Accept: 'application/json',
    Merchant: merchant,
    Device: 'web',
    Language: language,
    'X-Gateway-Version': '3',
    ...(call.moduleId !== null && { ModuleId: call.moduleId }),
    ...(token !== null && { Authorization: token }),
  };
}
