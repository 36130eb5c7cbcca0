import type { Platform } from '../platform.ts';

const daySeconds = 86_400;

/** Cookies that last a day and are not sent to other sites. Names and values may contain any text. */
export function createCookies({ cookies }: Pick<Platform, 'cookies'>) {
  function put(name: string, value: string, seconds: number): void {
    cookies.write(
      `${encodeURIComponent(name)}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; Secure; SameSite=Strict`,
    );
  }

  function all(): Record<string, string> {
    const pairs = cookies
      .read()
      .split('; ')
      .map((pair) => pair.split('='));
    return Object.fromEntries(
      pairs.map(([name = '', value = '']) => [decode(name), decode(value)]),
    );
  }

  return {
    all,
    write: (name: string, value: string) => put(name, value, daySeconds),
    expire: (name: string) => put(name, '', 0),
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
