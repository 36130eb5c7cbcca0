import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { safeParse } from 'valibot';
import { type Call, fromWire } from '#contract/call.ts';
import { language as languageSchema } from '#contract/model/language.ts';
import type { CallLimits } from './call-limits.ts';
import { Refusal } from './refusal.ts';
import type { Services } from '../services.ts';
import type { SignedIn } from '../accounts/sessions.ts';
import type { OperatorSettings } from '../system/settings.ts';
import type { Answer, Cookies, Visit } from './request-context.ts';

/** What Hono hands on with each request. */
export interface Visited {
  Bindings: { readonly ip: string; readonly secure: boolean };
}

export interface PipelineNeeds {
  readonly services: Services;
  readonly settings: OperatorSettings;
  readonly limits: CallLimits;
  readonly log: (line: string) => void;
  /** The name of the site where it is known; else the one it is called by. */
  readonly host: string | null;
}

/** Calls that are answered while the site is closed: a client has to learn that it is. */
const openPaths = /^\/wps\/(v2\/)?(system\/(status|whitelabel|setting)|session\/key)\b/;

function checkMerchant(header: string | undefined): void {
  if (/^[\w-]{1,40}$/.test(header ?? '')) return;
  throw new Refusal(400, 'function.not.available', { message: 'One Merchant header is needed' });
}

function fromJson(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw new Refusal(400, 'request_invalid', { message: 'The body is not JSON' });
  }
}

async function readWire(context: Context<Visited>, call: Call, { services }: PipelineNeeds) {
  if (call.method === 'GET') return context.req.query();
  const text = await context.req.text();
  if (call.form) return Object.fromEntries(new URLSearchParams(text));
  const body = fromJson(text);
  if (!call.sealed) return body;
  return services.seals.open(context.req.header('Encryption') ?? null, body);
}

/** A store keeps no text with this in it. */
const nothingness = String.raw`\u0000`;

function readRequest(call: Call, wire: unknown): unknown {
  if (JSON.stringify(wire).includes(nothingness)) {
    throw new Refusal(400, 'request_invalid', { message: 'Not understood: a text with U+0000' });
  }
  const fields = typeof wire === 'object' && wire !== null && !Array.isArray(wire) ? wire : null;
  const request = fields && safeParse(call.request, fromWire(call, { ...fields }));
  if (request?.success) return request.output;
  const issue = request?.issues?.[0];
  const where = issue?.path?.map(({ key }) => String(key)).join('.') ?? 'the body';
  throw new Refusal(400, 'request_invalid', { message: `Not understood: ${where}` });
}

/** What a session may do whose password has to be changed first. */
const changing: readonly string[] = ['/wps/member/password', '/wps/session/logout'];

/** A stale token on a call that guests may make too leaves a guest. */
async function whoAsks(
  context: Context<Visited>,
  call: Call,
  { services }: PipelineNeeds,
): Promise<SignedIn | null> {
  const token = call.token === 'never' ? undefined : context.req.header('Authorization');
  const member = token ? await services.sessions.find(token) : null;
  if (call.token === 'required' && !member) throw new Refusal(401, 'login.not.session');
  if (!member?.mustChangePassword || changing.includes(call.path)) return member;
  if (call.token === 'required') throw new Refusal(403, 'password_change_required');
  return null;
}

async function applySettings(call: Call, needs: PipelineNeeds) {
  const settings = await needs.settings.read();
  if (settings.latencyMs > 0) await sleep(settings.latencyMs);
  const failure = await needs.settings.takeFailure([call.path, ...call.aliases]);
  if (failure) throw Refusal.asAsked(failure.status, failure.errorCode);
  if (!openPaths.test(call.path)) {
    if (settings.maintenance) throw new Refusal(503, 'system_maintenance');
    if (settings.regionRestriction) throw new Refusal(403, 'region_restricted');
  }
  return settings;
}

/** Only for calls of this site's own pages. */
function cookiesOf(context: Context<Visited>): Cookies {
  const { secure } = context.env;
  return {
    read: (name) => getCookie(context, name) ?? null,
    write: (name, value, maxAge) =>
      setCookie(context, name, value, {
        path: '/wps',
        httpOnly: true,
        sameSite: 'Strict',
        secure,
        maxAge,
      }),
  };
}

function visitOf(
  context: Context<Visited>,
  member: SignedIn | null,
  settings: Visit['settings'],
  { services, host }: PipelineNeeds,
): Visit {
  const language = safeParse(languageSchema, context.req.header('Language'));
  return {
    ...services,
    settings,
    visitor: member,
    ip: context.env.ip,
    cookies: cookiesOf(context),
    host: host ?? new URL(context.req.url).hostname,
    language: language.success ? language.output : 'EN',
    now: services.clock.now(),
    get member(): SignedIn {
      if (!member) throw new Refusal(401, 'login.not.session');
      return member;
    },
  };
}

/** An answer the client could not read is a fault of ours, and is not sent. */
function checkReply(call: Call, reply: unknown, log: PipelineNeeds['log']): void {
  const { success, issues } = safeParse(call.reply, reply);
  if (success) return;
  const where = issues[0]?.path?.map(({ key }) => String(key)).join('.') ?? '';
  log(`The answer to ${call.path} breaks the contract at "${where}": ${issues[0]?.message}`);
  throw new Refusal(500, 'system_busy');
}

/** Answers one call: everything every call has in common, around its handler. */
export function respondWith<C extends Call>({ call, handle }: Answer<C>, needs: PipelineNeeds) {
  return async (context: Context<Visited>): Promise<Response> => {
    await needs.limits.count(context.env.ip, call.sealed);
    checkMerchant(context.req.header('Merchant'));
    const settings = await applySettings(call, needs);
    const member = await whoAsks(context, call, needs);
    const request = readRequest(call, await readWire(context, call, needs));
    const visit = visitOf(context, member, settings, needs);
    const reply = await handle(request as Parameters<typeof handle>[0], visit);
    checkReply(call, reply, needs.log);
    return context.json(call.raw ? reply : { success: true, value: reply ?? null });
  };
}
