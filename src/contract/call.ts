import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { CallPath } from './paths.ts';
import type { ModuleId } from './vocabulary/module-id.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Values that the client knows of itself and adds to a request under the wire name a call gives. */
export type ContextValue = 'merchant' | 'language';

/**
 * One call of the gateway, as both sides see it: the client sends by it, the gateway answers by it,
 * and the contract test walks over it.
 */
export interface Call<
  Request extends GenericSchema = GenericSchema,
  Reply extends GenericSchema = GenericSchema,
> {
  readonly method: Method;
  readonly path: CallPath;
  /** Other paths by which gateways of another age answer the same call. */
  readonly aliases: readonly CallPath[];
  /** Value of the `ModuleId` header; none is sent when it is null. */
  readonly moduleId: ModuleId | null;
  /** Whether `Authorization` is sent: always, when there is a token, or never. */
  readonly token: 'required' | 'optional' | 'never';
  /** The JSON body travels as a compact JWE in `{ value }`, see seal.ts. */
  readonly sealed: boolean;
  /** The body travels as a form, `application/x-www-form-urlencoded`, instead of JSON. */
  readonly form: boolean;
  /** The reply is the bare value, without the envelope. */
  readonly raw: boolean;
  /** What the call takes, in our names. A GET's values may arrive as strings. */
  readonly request: Request;
  /** The value of the answer: its input is the wire's shape, its output the shape we work with. */
  readonly reply: Reply;
  /** Wire names of request fields that the wire calls otherwise. */
  readonly wireNames: Readonly<Record<string, string>>;
  /** A record among the request's fields whose entries travel beside the others. */
  readonly flat: string | null;
  /** Wire fields whose value never changes. */
  readonly constants: Readonly<Record<string, string | number | boolean>>;
  /** Wire fields filled from what the client knows. */
  readonly context: Readonly<Record<string, ContextValue>>;
}

/** What a caller gives. */
export type RequestOf<C extends Call> = InferOutput<C['request']>;
/** What a caller gets. */
export type ReplyOf<C extends Call> = InferOutput<C['reply']>;
/** What a gateway has to answer. */
export type WireReplyOf<C extends Call> = InferInput<C['reply']>;

type Optional =
  | 'aliases'
  | 'moduleId'
  | 'token'
  | 'sealed'
  | 'form'
  | 'raw'
  | 'wireNames'
  | 'flat'
  | 'constants'
  | 'context';

type CallDefinition<Request extends GenericSchema, Reply extends GenericSchema> = Omit<
  Call<Request, Reply>,
  Optional
> &
  Partial<Pick<Call<Request, Reply>, Optional>>;

/** Declares a call. What is left out takes the plain case: no token, unsealed, enveloped, COMM3. */
// @__NO_SIDE_EFFECTS__
export function defineCall<Request extends GenericSchema, Reply extends GenericSchema>(
  definition: CallDefinition<Request, Reply>,
): Call<Request, Reply> {
  return {
    aliases: [],
    moduleId: 'COMM3',
    token: 'never',
    sealed: false,
    form: false,
    raw: false,
    wireNames: {},
    flat: null,
    constants: {},
    context: {},
    ...definition,
  };
}

/** Turns a request in our names into the fields that travel. Absent fields are left out. */
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

/** Turns the fields that arrived into a request in our names, still to be checked by the schema. */
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
