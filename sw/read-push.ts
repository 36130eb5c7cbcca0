import type { PushPayload } from '#protocol/model/contact/push.ts';
import { isAppPath } from '#protocol/paths.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** An address of the app, from the root. Anything else is the home page. */
function pageOf(value: unknown): string {
  if (!isText(value) || !value.startsWith('/')) return '/';
  const base = 'https://app.invalid';
  const { origin, pathname, search } = new URL(value, base);
  return origin === base && isAppPath(pathname) ? pathname + search : '/';
}

/** The content of a notification as the worker uses it. */
export type ReadPush = Pick<PushPayload, 'ids' | 'title' | 'many' | 'body' | 'page' | 'unread'> & {
  readonly kind: string;
};

/** Reads the content of a notification. Null when there is nothing to show. */
export function readPush(text: string): ReadPush | null {
  const { kind, ids, title, many, body, page, unread } = fieldsOf(text);
  if (!isText(kind) || !isText(title) || title === '') return null;
  return {
    kind,
    ids: Array.isArray(ids) ? ids.filter(isText) : [],
    title,
    many: isText(many) ? many : title,
    body: isText(body) ? body : '',
    page: pageOf(page),
    unread: typeof unread === 'number' && unread >= 0 ? unread : null,
  };
}
