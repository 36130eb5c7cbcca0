export interface Visitor {
  readonly ip: string;
  /** Came over HTTPS, as far as the web server in front says. */
  readonly secure: boolean;
}

const loopback = /^(127\.|::1$)/;

/**
 * Who asks. A web server in front on this machine is believed about the address it forwards for,
 * so that its visitors are not taken for people at this machine; nobody else is.
 */
export function visitorOf(peer: string | undefined, headers: Headers): Visitor {
  const direct = (peer ?? '').replace(/^::ffff:/, '');
  const forwarded = headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? '';
  return {
    ip: loopback.test(direct) && forwarded !== '' ? forwarded : direct,
    secure: headers.get('X-Forwarded-Proto') === 'https',
  };
}
