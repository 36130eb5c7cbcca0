import { describe, expect, it } from 'vitest';
import { createFindVisitor, isNetwork } from './visitor.ts';

const forwarded = (from: string, proto = 'https') =>
  new Headers({ 'X-Forwarded-For': from, 'X-Forwarded-Proto': proto });

/** Finds visitors of connections to this machine by their address. */
function finder(networks?: readonly string[]) {
  const find = createFindVisitor(networks);
  return (remoteAddress: string | undefined, headers: Headers) =>
    find({ remoteAddress, localAddress: '127.0.0.1' }, headers);
}

describe('the visitor of a request', () => {
  it('is the peer when the peer is not a trusted proxy, regardless of the headers', () => {
    const find = finder();
    expect(find('203.0.113.9', forwarded('127.0.0.1'))).toEqual({
      ip: '203.0.113.9',
      secure: false,
      reached: 'localhost',
    });
  });

  it('comes from the headers of a proxy on this machine', () => {
    const find = finder();
    expect(find('::ffff:127.0.0.1', forwarded('198.51.100.7'))).toEqual({
      ip: '198.51.100.7',
      secure: true,
      reached: 'localhost',
    });
    expect(find('::1', new Headers())).toEqual({ ip: '::1', secure: false, reached: 'localhost' });
  });

  it('is the last address that is not of a trusted proxy', () => {
    const find = finder(['10.0.0.0/8', '2001:db8::/32']);
    const chain = forwarded('127.0.0.1, 203.0.113.9, 10.1.1.1, 2001:db8::5', 'http');
    expect(find('10.0.0.2', chain)).toEqual({
      ip: '203.0.113.9',
      secure: false,
      reached: 'localhost',
    });
    expect(find('127.0.0.1', chain).ip).toBe('127.0.0.1');
  });

  it('has the host that a trusted proxy sends, and no other text', () => {
    const find = finder();
    const reported = (host: string) => new Headers({ 'X-Forwarded-Host': host });
    expect(find('127.0.0.1', reported('play.example:8443')).host).toBe('play.example:8443');
    expect(find('203.0.113.9', reported('play.example')).host).toBeUndefined();
    expect(find('127.0.0.1', reported('play.example/evil?')).host).toBeUndefined();
  });

  it('has reached this machine by the address of the connection', () => {
    const find = createFindVisitor();
    const reached = (localAddress?: string) =>
      find({ remoteAddress: '192.168.1.9', localAddress }, new Headers({ Host: 'evil.example' }))
        .reached;
    expect(reached('::ffff:192.168.1.5')).toBe('192.168.1.5');
    expect(reached('2001:db8::5')).toBe('[2001:db8::5]');
    expect(['::ffff:127.0.0.1', '::1', undefined].map(reached)).toEqual(Array(3).fill('localhost'));
  });

  it('is read with its port, brackets and zone', () => {
    const find = finder();
    const ipOf = (chain: string) => find('127.0.0.1', forwarded(chain)).ip;
    expect(ipOf('203.0.113.9:4711')).toBe('203.0.113.9');
    expect(ipOf('[2001:db8::9]:443')).toBe('2001:db8::9');
    expect(ipOf('[2001:db8::9]')).toBe('2001:db8::9');
    expect(ipOf('fe80::9%eth0')).toBe('fe80::9');
    expect(ipOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
    expect(ipOf('127.0.0.1, ::1')).toBe('127.0.0.1');
  });

  it.each([
    '',
    ' ',
    'nobody, <b>',
    'unknown',
    '127.0.0.1, _hidden',
    '127.0.0.1, 999.1.1.1',
    ',',
    '127.0.0.1;',
  ])('is nobody, and never this machine, when a proxy forwards %j', (chain) => {
    expect(finder()('127.0.0.1', forwarded(chain)).ip).toBe('unknown');
  });

  it('is who is behind the last proxy, whatever stands before', () => {
    expect(finder()('127.0.0.1', forwarded('<b>, 203.0.113.9')).ip).toBe('203.0.113.9');
  });
});

it.each([
  ['10.0.0.0/8', true],
  ['::1', true],
  ['2001:db8::/129', false],
  ['10.0.0.0/33', false],
  ['proxy.example', false],
  ['', false],
])('%s is a network: %s', (text, expected) => {
  expect(isNetwork(text)).toBe(expected);
});
