import type { Context } from 'hono';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { isUuid } from '#protocol/uuid.ts';
import { findFault } from '../http/check-wire.ts';
import type { HttpEnv } from '../http/request-context.ts';

/** A request that the console answers with status 400. Its message names the field. */
export class BadRequest extends Error {}

/** The id in the path of a request, which names a row of the store. `noun` is what it is the id of. Throws a BadRequest. */
export function readId(context: Context<HttpEnv>, noun: string): string {
  const id = context.req.param('id') ?? '';
  if (!isUuid(id)) throw new BadRequest(`There is no such ${noun}`);
  return id;
}

/** Checks the values of a body. Throws a BadRequest that names the first wrong field. */
export function parseBody<Schema extends GenericSchema>(
  schema: Schema,
  body: unknown,
): InferOutput<Schema> {
  const { success, output, issues } = safeParse(schema, body);
  if (success) return output;
  const field = issues[0].path?.map(({ key }) => String(key)).join('.') ?? 'the body';
  throw new BadRequest(`${field}: ${issues[0].message}`);
}

/** Reads a JSON body. Other types are refused: a form of another site could send them without a CORS preflight. */
export async function readBody<Schema extends GenericSchema>(
  context: Context<HttpEnv>,
  schema: Schema,
): Promise<InferOutput<Schema>> {
  if (!context.req.header('Content-Type')?.startsWith('application/json')) {
    throw new BadRequest('The console takes JSON');
  }
  const body: unknown = await context.req.json().catch(() => null);
  return parseBody(schema, body);
}

/** Throws a BadRequest that names the first value with a fault of `findFault`. */
function checkValues(values: object): void {
  for (const [name, value] of Object.entries(values)) {
    if (findFault(name) !== null) throw new BadRequest(`the name of a field: ${findFault(name)}`);
    const fault = findFault(value);
    if (fault !== null) throw new BadRequest(`${name}: ${fault}`);
  }
}

/**
 * Checks all that a request brings into the store: its address, its query and its JSON body. Throws a BadRequest that names
 * the first wrong value.
 */
export async function checkRequest({ req }: Context<HttpEnv>): Promise<void> {
  checkValues({ 'the address': req.path });
  checkValues(req.queries());
  if (req.method === 'GET') return;
  const body: unknown = await req.json().catch(() => null);
  checkValues(typeof body === 'object' && body !== null ? body : { 'the body': body });
}
