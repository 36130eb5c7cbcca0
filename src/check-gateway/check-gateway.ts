import { calls } from '#protocol/calls.ts';
import type { Call } from '#protocol/call.ts';
import type { ModuleId } from '#protocol/vocabulary/module-id.ts';
import type { Brand } from '#core/brand.ts';
import { mayEnterAgentCentre } from '#core/roles/roles.ts';
import { createAsker, type Outcome } from './ask-gateway.ts';
import { type CallName, callsOf, modulesOfCalls, namesOf, type Page } from './page.ts';
import { agentPages, guestPages, memberPages } from './pages.ts';
import { type Replies, requestOf } from './requests.ts';

/** The account of a player or of an agent. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

interface Settings {
  readonly address: string;
  readonly brand: Brand;
  /** Null checks the pages of a guest only. */
  readonly member: Credentials | null;
  readonly now?: () => number;
  /** Timeout of one call, in milliseconds. */
  readonly timeoutMs?: number;
  /** Receives each line of the report as soon as it is known. */
  print(line: string): void;
}

const readable: ReadonlySet<Outcome['kind']> = new Set(['matched', 'read liberally']);
const width = 'read liberally'.length + 2;

function linesOf({ method }: Call, { path, kind, details }: Outcome): string[] {
  const row = `${kind.padEnd(width)}${method} ${path}`;
  const [reason = ''] = details;
  if (kind === 'matched') return [row];
  if (kind === 'missing' || kind === 'read liberally')
    return [row, ...details.map((detail) => ' '.repeat(width) + detail)];
  return [`${row} (${reason})`];
}

const notAsked = (name: CallName, reason: string) => ({
  outcome: { path: calls[name].path, kind: 'not asked', details: [reason] } as const,
  reply: undefined,
});

type Outcomes = Partial<Record<CallName, Outcome>>;

/** The verdict of a page in one line, and whether the page works. */
function verdictOf(
  { name, module, needs, without }: Page,
  outcomes: Outcomes,
  isOn: (module: ModuleId) => boolean,
): { readonly line: string; readonly works: boolean } {
  if (module !== null && !isOn(module))
    return { line: `${name}: switched off by the operator (${module})`, works: true };
  const lacks = (call: CallName) => {
    const outcome = outcomes[call];
    return outcome !== undefined && outcome.kind !== 'not asked' && !readable.has(outcome.kind);
  };
  const broken = needs.filter((call) => outcomes[call] === undefined || lacks(call));
  if (broken.length > 0) {
    const paths = broken.map((call) => outcomes[call]?.path ?? calls[call].path).join(', ');
    return { line: `${name}: does not work without ${paths}`, works: false };
  }
  const unasked = needs.map((call) => outcomes[call]).find((one) => one?.kind === 'not asked');
  if (unasked !== undefined)
    return { line: `${name}: not checked, because ${unasked.details.join()}`, works: true };
  const missing = namesOf(without).filter(lacks);
  if (missing.length === 0) return { line: `${name}: works`, works: true };
  const words = missing.map((call) => without[call] ?? call).join(', ');
  return { line: `${name}: without ${words}`, works: true };
}

/**
 * Makes the reading calls of the app at a gateway and prints a row for each, then a verdict for each page. Nothing of the
 * gateway changes but the session of the member, which ends. True when all pages work. Throws Unreachable.
 */
export async function checkGateway(settings: Settings): Promise<boolean> {
  const { address, brand, member, now = Date.now, timeoutMs = 20_000, print } = settings;
  let token: string | null = null;
  const ask = createAsker({ address, brand, timeoutMs, token: () => token });
  const outcomes: Outcomes = {};
  const replies: Replies = {};
  const isOn = (module: ModuleId) => replies.getSystemStatus?.modules[module] ?? false;

  async function check(name: CallName, request: object | string): Promise<unknown> {
    const { outcome, reply } =
      typeof request === 'string' ? notAsked(name, request) : await ask(calls[name], request);
    outcomes[name] = outcome;
    if (reply !== undefined) Object.assign(replies, { [name]: reply });
    for (const line of linesOf(calls[name], outcome)) print(line);
    return reply;
  }

  /** Makes the calls of some pages, without those that the operator has switched off, and those that were made. */
  async function checkCalls(pages: readonly Page[]): Promise<void> {
    const open = pages.filter(({ module }) => module === null || isOn(module));
    for (const name of callsOf(open)) {
      const module = modulesOfCalls[name];
      if (outcomes[name] !== undefined || (module !== undefined && !isOn(module))) continue;
      await check(name, requestOf(name, replies, now()));
    }
  }

  async function checkMember({ username, password }: Credentials): Promise<void> {
    await check('signIn', { username, password, captcha: '' });
    token = replies.signIn?.token ?? null;
    if (token === null) return;
    pages.push(...memberPages);
    try {
      await checkCalls(memberPages);
      if (replies.getMember && mayEnterAgentCentre(replies.getMember.type)) {
        pages.push(...agentPages);
        await checkCalls(agentPages);
      }
    } finally {
      await check('signOut', {});
    }
  }

  const pages = [...guestPages];
  await check('getSystemStatus', {});
  await checkCalls(guestPages);
  if (member !== null) await checkMember(member);
  const verdicts = pages.map((page) => verdictOf(page, outcomes, isOn));
  print('');
  for (const { line } of verdicts) print(line);
  const isUnchecked = member !== null && token === null;
  if (isUnchecked) print('pages of a member: not checked, because the sign-in has failed');
  return !isUnchecked && verdicts.every(({ works }) => works);
}
