import type { Log } from '../log.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { safeParse } from 'valibot';
import { type Call, fromWire } from '#protocol/call.ts';
import { launchGame } from '#protocol/calls/launch.ts';
import { openLiveStream } from '#protocol/calls/live.ts';
import { setMemberLanguage } from '#protocol/calls/member.ts';
import { changePassword } from '#protocol/calls/password.ts';
import { getRegisterRules, getWhitelabel } from '#protocol/calls/register-rules.ts';
import { signOut } from '#protocol/calls/session.ts';
import { getSealKey } from '#protocol/seal.ts';
import { getSystemStatus } from '#protocol/calls/system.ts';
import { callRoots } from '#protocol/paths.ts';
import { language as languageSchema } from '#protocol/model/language.ts';
import { removeKeyOfSession, type SignedInMember } from '../accounts/accounts.ts';
import { type OperatorSettings, requireOpenSite, type Settings } from '../system/system.ts';
import { answerOnce } from '../http/answer-once.ts';
import type { CallLimits } from '../http/call-limits.ts';
import { checkWire } from '../http/check-wire.ts';
import { createDeviceCookie } from '../http/device-cookie.ts';
import { networkKey } from '../http/network-key.ts';
import { readText } from '../http/read-text.ts';
import { Refusal } from '../http/refusal.ts';
import { requireCallModule } from './require-call-module.ts';
import type { Cookies } from '../http/cookies.ts';
import type { CallHandler, HttpEnv, RequestContext, Services } from '../http/request-context.ts';

export interface PipelineNeeds {
  readonly services: Services;
  readonly settings: OperatorSettings;
  readonly limits: CallLimits;
  readonly log: Log;
  /** Origin of the site. Null: the origin of each request. */
  readonly origin: string | null;
}

/** Calls that work during maintenance and in restricted regions: the client reads from them that the site is closed. */
const alwaysOpen: ReadonlySet<Call> = new Set<Call>([
  getSystemStatus,
  getWhitelabel,
  getRegisterRules,
  getSealKey,
]);

function checkMerchant(header: string | undefined): void {
  if (/^[\w-]{1,40}$/.test(header ?? '')) return;
  throw new Refusal(400, 'function.not.available', { message: 'One Merchant header is needed' });
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw new Refusal(400, 'request_invalid', { message: 'The body is not JSON' });
  }
}

/** The values of a request in wire shape: query, form, JSON body or opened sealed body. */
async function readWire(http: Context<HttpEnv>, call: Call, { services }: PipelineNeeds) {
  if (call.method === 'GET') return http.req.query();
  const text = await readText(http.req.raw, call.maxBodyBytes);
  if (call.form) return Object.fromEntries(new URLSearchParams(text));
  const body = parseJson(text);
  if (!call.sealed) return body;
  return services.seals.open(http.req.header('Encryption') ?? null, body);
}

function readRequest(call: Call, wire: unknown): unknown {
  checkWire(wire);
  const fields = typeof wire === 'object' && wire !== null && !Array.isArray(wire) ? wire : null;
  const request = fields && safeParse(call.request, fromWire(call, { ...fields }));
  if (request?.success) return request.output;
  const issue = request?.issues?.[0];
  const where = issue?.path?.map(({ key }) => String(key)).join('.') ?? 'the body';
  throw new Refusal(400, 'request_invalid', { message: `Not understood: ${where}` });
}

/** Calls that a session with a forced password change may make. */
const duringPasswordChange: ReadonlySet<Call> = new Set<Call>([changePassword, signOut]);

/** Calls of a start of the app that change nothing of the account. A member who signs in for the first time may make them. */
const duringFirstSignIn: ReadonlySet<Call> = new Set<Call>([openLiveStream, setMemberLanguage]);

/** Returns whether a call does more than read. */
const changesSomething = (call: Call): boolean => call.method !== 'GET' || call === launchGame;

/**
 * Returns whether a member has to change the password before the call. An upline knows the password of a first sign-in, so
 * until it is changed such a member only reads.
 */
function mustChangePasswordFirst(member: SignedInMember, call: Call): boolean {
  if (duringPasswordChange.has(call)) return false;
  if (member.mustChangePassword) return true;
  return member.firstTime && changesSomething(call) && !duringFirstSignIn.has(call);
}

/** Returns true for a session that began in another network than a request comes from. */
const isElsewhere = ({ network }: SignedInMember, ip: string): boolean =>
  network !== null && network !== networkKey(ip);

/**
 * Finds the member of the request's token. On a call that guests may make, an unknown token counts as no token. A session that
 * has left its network ends with the key of its device, so that nothing signs in again by itself.
 */
async function authenticate(
  http: Context<HttpEnv>,
  call: Call,
  { services }: PipelineNeeds,
  { sessionsStayInNetwork }: Settings,
): Promise<SignedInMember | null> {
  const token = call.token === 'never' ? undefined : http.req.header('Authorization');
  const member = token ? await services.sessions.find(token) : null;
  if (member && sessionsStayInNetwork && isElsewhere(member, http.env.ip)) {
    if (call.token !== 'required') return null;
    await removeKeyOfSession(services, member, services.clock.now());
    await services.sessions.end(member);
    throw new Refusal(401, 'token_ip_different');
  }
  if (call.token === 'required' && !member) throw new Refusal(401, 'login.not.session');
  if (!member || !mustChangePasswordFirst(member, call)) return member;
  if (call.token === 'required') throw new Refusal(403, 'password_change_required');
  return null;
}

/** Applies the operator's latency, planned failures, maintenance and region restriction. */
async function applySettings(call: Call, needs: PipelineNeeds): Promise<Settings> {
  const settings = await needs.settings.read();
  if (settings.latencyMs > 0) await sleep(settings.latencyMs);
  const failure = await needs.settings.takeFailure([call.path, ...call.aliases]);
  if (failure) throw Refusal.planned(failure.status, failure.errorCode, failure.message);
  if (!alwaysOpen.has(call)) requireOpenSite(settings);
  return settings;
}

/** Path of the cookies: the calls of the platform. */
const [cookiePath] = callRoots;

/** Cookies that browsers send only with requests of the site's own pages. */
function cookiesOf(http: Context<HttpEnv>): Cookies {
  const { secure } = http.env;
  return {
    read: (name) => getCookie(http, name) ?? null,
    write: (name, value, maxAge) =>
      setCookie(http, name, value, {
        path: cookiePath,
        httpOnly: true,
        sameSite: 'Strict',
        secure,
        maxAge,
      }),
  };
}

function contextOf(
  http: Context<HttpEnv>,
  member: SignedInMember | null,
  settings: Settings,
  { services, origin }: PipelineNeeds,
): RequestContext {
  const language = safeParse(languageSchema, http.req.header('Language'));
  const cookies = cookiesOf(http);
  const site = new URL(origin ?? http.req.url);
  // A visitor writes the header Host, and could let a code be filled in on a site of others.
  const isOfVisitor = origin === null && http.env.host === null;
  if (origin === null && http.env.host !== null) site.host = http.env.host;
  if (http.env.secure) site.protocol = 'https:';
  return {
    ...services,
    settings,
    memberOrNull: member,
    ip: http.env.ip,
    cookies,
    device: createDeviceCookie(cookies),
    userAgent: (http.req.header('User-Agent') ?? '').slice(0, 300),
    origin: site.origin,
    host: isOfVisitor ? http.env.reached : site.hostname,
    language: language.success ? language.output : 'EN',
    now: services.clock.now(),
    get member(): SignedInMember {
      if (!member) throw new Refusal(401, 'login.not.session');
      return member;
    },
  };
}

/** Throws when a reply breaks the protocol: the client could not read it, so it is logged and not sent. */
function checkReply(call: Call, reply: unknown, log: PipelineNeeds['log']): void {
  const { success, issues } = safeParse(call.reply, reply);
  if (success) return;
  const where = issues[0]?.path?.map(({ key }) => String(key)).join('.') ?? '';
  log(`The answer to ${call.path} breaks the protocol at "${where}": ${issues[0]?.message}`);
  throw new Refusal(500, 'system_busy');
}

/** Runs one call: limits, Merchant header, settings, token and module, only then the body and its seal, then the handler, then the check of its reply. */
export function respondWith<C extends Call>(
  { call, handle }: CallHandler<C>,
  needs: PipelineNeeds,
) {
  return async (http: Context<HttpEnv>): Promise<Response> => {
    await needs.limits.count(http.env.ip, call.sealed);
    checkMerchant(http.req.header('Merchant'));
    const settings = await applySettings(call, needs);
    const member = await authenticate(http, call, needs, settings);
    requireCallModule(call, settings);
    const request = readRequest(call, await readWire(http, call, needs));
    const context = contextOf(http, member, settings, needs);
    const run = () => handle(request as Parameters<typeof handle>[0], context);
    const key = call.keyed ? http.req.header('Idempotency-Key') : undefined;
    const reply =
      key === undefined || member === null
        ? await run()
        : await answerOnce(context, { memberId: member.id, key, path: call.path, request }, run);
    checkReply(call, reply, needs.log);
    return http.json(call.raw ? reply : { success: true, value: reply ?? null });
  };
}
