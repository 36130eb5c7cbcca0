import { type GenericSchema, type InferOutput, object, parse, safeParse, string } from 'valibot';
import { operatorRoot } from '#protocol/paths.ts';

const tokenKey = 'operatorToken';

/** Keeps the token that the server has printed in the fragment of the address, which browsers do not send. */
export function keepToken(): void {
  if (location.hash.length <= 1) return;
  sessionStorage.setItem(tokenKey, location.hash.slice(1));
  history.replaceState(null, '', location.pathname + location.search);
}

const refusal = object({ error: string() });

/** A request without an answer, or one that broke: it may have happened all the same. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** The change of a request, and the key that makes it happen once. */
interface KeyedBody {
  readonly body: object;
  readonly key: string;
}

async function send(method: string, path: string, keyed?: KeyedBody): Promise<Response> {
  const headers = new Headers({ 'Operator-Token': sessionStorage.getItem(tokenKey) ?? '' });
  const body = keyed?.body;
  if (keyed !== undefined) headers.set('Idempotency-Key', keyed.key);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  const answer = await fetch(`${operatorRoot}/${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new NoAnswer('The gateway does not answer.');
  });
  if (answer.ok) return answer;
  const { success, output } = safeParse(refusal, await answer.json().catch(() => null));
  const words = success ? output.error : `The gateway answers with ${answer.status}.`;
  throw answer.status >= 500 ? new NoAnswer(words) : new Error(words);
}

/** Reads a path below the root of the console. Throws an Error with the words of the console. */
export async function read<Schema extends GenericSchema>(
  path: string,
  schema: Schema,
): Promise<InferOutput<Schema>> {
  return parse(schema, await (await send('GET', path)).json());
}

/** Sends a change and returns the values of its answer. Throws an Error with the words of the console. */
export async function change(
  method: string,
  path: string,
  keyed: KeyedBody,
): Promise<Readonly<Record<string, unknown>>> {
  const answer: unknown = await (await send(method, path, keyed)).json();
  const values = new Map(Object.entries(Object(answer)));
  if (values.get('changed') === false || values.get('done') === false) {
    const state = values.get('state');
    const now = typeof state === 'string' ? `: it is ${state} now` : '';
    throw new Error(`Nothing was changed${now}.`);
  }
  return Object.fromEntries(values);
}

/** The address of an uploaded picture in this page. */
export async function pictureAddress(id: string): Promise<string> {
  return URL.createObjectURL(await (await send('GET', `uploads/${id}`)).blob());
}

/** Saves a list of a page as a file. Throws an Error with the words of the console. */
export async function saveList(path: string, file: string): Promise<void> {
  const address = URL.createObjectURL(await (await send('GET', path)).blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = `${file}.csv`;
  link.click();
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
