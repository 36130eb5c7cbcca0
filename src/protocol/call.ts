import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { CallPath } from './paths.ts';
import type { ModuleId } from './vocabulary/module-id.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Values that the client adds to a request. The call names the wire field of each. */
type ContextValue = 'merchant' | 'language';

/** One call of the gateway. The client, the gateway and the protocol test all read the same declaration. */
export interface Call<
  Request extends GenericSchema = GenericSchema,
  Reply extends GenericSchema = GenericSchema,
> {
  readonly method: Method;
  readonly path: CallPath;
  /** Paths under which older or newer gateways answer the same call. */
  readonly aliases: readonly CallPath[];
  /** Value of the `ModuleId` header; null sends no header. */
  readonly moduleId: ModuleId | null;
  /** `Authorization` is sent always, when a token is present, or never. */
  readonly token: 'required' | 'optional' | 'never';
  /** The JSON body is sent encrypted: as a compact JWE (`seal.ts`), or by the scheme of `des-seal.ts`. */
  readonly sealed: boolean;
  /**
   * The call may be repeated: one with the `Idempotency-Key` header of an answered call gets the same answer and changes
   * nothing again. The client sends the key.
   */
  readonly keyed: boolean;
  /** The body is `application/x-www-form-urlencoded` instead of JSON. */
  readonly form: boolean;
  /** The largest body that a gateway reads, in bytes. */
  readonly maxBodyBytes: number;
  /** The reply has no envelope. `text`: it is no JSON either. */
  readonly raw: boolean | 'text';
  /** Some gateways answer with the reply alone, without its envelope, or as plain text. */
  readonly mayBeBare?: boolean;
  /** Shape of the request in our names. Values of a GET may arrive as strings. */
  readonly request: Request;
  /** Shape of the reply value. The input of the schema is the wire's shape; its output is ours. */
  readonly reply: Reply;
  /** Wire names of the request fields whose names differ from ours. */
  readonly wireNames: Readonly<Record<string, string>>;
  /** Name of a record in the request. Its entries are sent as fields beside the others. */
  readonly flat: string | null;
  /** Wire fields with a fixed value. */
  readonly constants: Readonly<Record<string, string | number | boolean>>;
  /**
   * The constant that chooses this call among the calls of its path and method, such as `codeTypes`. Null: the call answers all
   * requests that no other call is chosen for.
   */
  readonly chosenBy: string | null;
  /** Wire fields that the client fills from its context. */
  readonly context: Readonly<Record<string, ContextValue>>;
}

/** Request of a call, as the caller gives it. */
export type RequestOf<C extends Call> = InferOutput<C['request']>;
/** Reply of a call, as the caller gets it. */
export type ReplyOf<C extends Call> = InferOutput<C['reply']>;
/** Reply of a call in the wire's shape, as a gateway sends it. */
export type WireReplyOf<C extends Call> = InferInput<C['reply']>;

type Optional =
  | 'aliases'
  | 'moduleId'
  | 'token'
  | 'sealed'
  | 'keyed'
  | 'form'
  | 'raw'
  | 'mayBeBare'
  | 'maxBodyBytes'
  | 'wireNames'
  | 'flat'
  | 'constants'
  | 'chosenBy'
  | 'context';

type CallDefinition<Request extends GenericSchema, Reply extends GenericSchema> = Omit<
  Call<Request, Reply>,
  Optional
> &
  Partial<Pick<Call<Request, Reply>, Optional>>;

/** Declares a call. Defaults: module COMM3, no token, JSON of at most 64 kB, not encrypted, with envelope. */
// @__NO_SIDE_EFFECTS__
export function defineCall<Request extends GenericSchema, Reply extends GenericSchema>(
  definition: CallDefinition<Request, Reply>,
): Call<Request, Reply> {
  return {
    aliases: [],
    moduleId: 'COMM3',
    token: 'never',
    sealed: false,
    keyed: false,
    form: false,
    raw: false,
    maxBodyBytes: 64 * 1024,
    wireNames: {},
    flat: null,
    constants: {},
    chosenBy: null,
    context: {},
    ...definition,
  };
}

/** Converts a request in our names to wire fields. Undefined fields are left out. */
export function toWire(
  call: Call,
  request: object,
  context: Readonly<Record<ContextValue, string>>,
): Record<string, unknown> {
  const wire: Record<string, unknown> = { ...call.constants };
  for (const [name, source] of Object.entries(call.context)) wire[name] = context[source];
  for (const [name, value] of Object.entries(request)) {
    if (name === call.flat) Object.assign(wire, value);
    else if (value !== undefined) wire[call.wireNames[name] ?? name] = value;
  }
  return wire;
}

/** Converts wire fields to a request in our names. The result is not validated. */
export function fromWire(
  call: Call,
  wire: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const request: Record<string, unknown> = { ...wire };
  for (const [name, wireName] of Object.entries(call.wireNames)) {
    delete request[wireName];
    if (wireName in wire) request[name] = wire[wireName];
  }
  return request;
}
