import { BlockList, isIP } from 'node:net';

export interface Visitor {
  /** The address, or `unknownAddress`. */
  readonly ip: string;
  /** True when the browser uses HTTPS. */
  readonly secure: boolean;
  /** Host of the site as the browser names it, when a trusted proxy sends it. */
  readonly host?: string;
  /** Name of this machine in the address that the visitor has reached, without a port. */
  readonly reached?: string;
}

/** Answers a request below the gateway's paths, or on the games' origin. */
export type AnswerCall = (request: Request, visitor: Visitor) => Promise<Response>;

/** The two ends of a connection. */
export interface Ends {
  readonly remoteAddress?: string | undefined;
  readonly localAddress?: string | undefined;
}

/** The address of a visitor whose proxy sends none that can be read. It has no rights of this machine (RFC 7239, 6.2). */
const unknownAddress = 'unknown';

const hostForm = /^[a-z\d.-]{1,253}(:\d{1,5})?$/i;

/** Finds the visitor of a request from the address of the connection and the request's headers. */
export type FindVisitor = (ends: Ends, headers: Headers) => Visitor;

/** An address without spaces, port, brackets and zone; an IPv4 address in its own form. */
function plainAddress(address: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(address.trim()) ?? [];
  const bare = bracketed ?? address.trim().replace(/^(\d+(?:\.\d+){3}):\d{1,5}$/, '$1');
  return bare.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
}

/** Returns true for an IP address or a network, such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const most = isIP(address) === 4 ? 32 : 128;
  return isIP(address) !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && +bits <= most));
}

/** Returns whether a list has an address. A text that is none is in no list. */
function has(list: BlockList, address: string): boolean {
  const family = isIP(address);
  return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** The proxies that are trusted by default: those on this machine. */
export const loopbackNetworks: readonly string[] = ['127.0.0.0/8', '::1'];

const loopback = listOf(loopbackNetworks);

/**
 * The last forwarded address that is not a trusted proxy, because the visitor may have written the ones before it. A text
 * that is no address ends the search, for the same reason.
 */
function visitorOf(chain: string, trusted: BlockList): string {
  const addresses = chain.split(',').map(plainAddress);
  const shown = addresses.findLast((address) => !has(trusted, address)) ?? addresses[0] ?? '';
  return isIP(shown) === 0 ? unknownAddress : shown;
}

/** The name of this machine by the address that a connection has reached. */
function nameOf(address: string): string {
  if (isIP(address) === 0 || has(loopback, address)) return 'localhost';
  return isIP(address) === 6 ? `[${address}]` : address;
}

/** Reads `X-Forwarded-For`, `-Proto` and `-Host` of trusted proxies only. */
export function createFindVisitor(networks: readonly string[] = loopbackNetworks): FindVisitor {
  const trusted = listOf(networks);
  return ({ remoteAddress, localAddress }, headers) => {
    const direct = plainAddress(remoteAddress ?? '');
    const reached = nameOf(plainAddress(localAddress ?? ''));
    if (!has(trusted, direct)) return { ip: direct, secure: false, reached };
    const chain = headers.get('X-Forwarded-For');
    const host = headers.get('X-Forwarded-Host') ?? '';
    return {
      ...(hostForm.test(host) && { host }),
      ip: chain === null ? direct : visitorOf(chain, trusted),
      secure: headers.get('X-Forwarded-Proto') === 'https',
      reached,
    };
  };
}
