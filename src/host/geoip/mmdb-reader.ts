import { isIPv4, isIPv6 } from 'node:net';
import { number, object, parse, picklist } from 'valibot';
import { type MmdbValue, createValueReader } from './mmdb-values.ts';

/** Text before the metadata, which is at the end of the file. */
const marker = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
/** Zero bytes between the tree and the data. */
const separatorBytes = 16;

const metadata = object({
  node_count: number(),
  record_size: picklist([24, 28, 32]),
  ip_version: picklist([4, 6]),
});

/** The bits of an IP address, highest first; null for other texts. */
function bitsOf(address: string): number[] | null {
  const bits = (value: number, count: number) =>
    Array.from({ length: count }, (_, place) => (value >> (count - 1 - place)) & 1);
  if (isIPv4(address)) return address.split('.').flatMap((part) => bits(Number(part), 8));
  if (!isIPv6(address) || address.includes('.')) return null;
  const [head = '', tail] = address.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [before, after] = [groups(head), groups(tail ?? '')];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].flatMap((group) => bits(Number.parseInt(group, 16), 16));
}

/** Reads a record of the tree: the left one of a node for bit 0, the right one for bit 1. */
function recordReader(file: Buffer, recordSize: 24 | 28 | 32) {
  const nodeBytes = recordSize / 4;
  return (node: number, bit: number): number => {
    const at = node * nodeBytes;
    if (recordSize !== 28) return file.readUIntBE(at + (bit * nodeBytes) / 2, nodeBytes / 2);
    // The byte in the middle has the highest four bits of both.
    const middle = file.readUInt8(at + 3);
    return bit === 0
      ? (middle >> 4) * 2 ** 24 + file.readUIntBE(at, 3)
      : (middle & 15) * 2 ** 24 + file.readUIntBE(at + 4, 3);
  };
}

/**
 * Opens a file in the MMDB format (maxmind.github.io/MaxMind-DB), such as GeoLite2 or DB-IP. Returns a function that finds
 * the data of an address, or null. Throws an Error when the file is no MMDB file.
 */
export function openMmdb(file: Buffer): (address: string) => MmdbValue {
  const end = file.lastIndexOf(marker);
  if (end < 0) throw new RangeError('The file has no metadata');
  const about = parse(metadata, createValueReader(file.subarray(end + marker.length))(0));
  const { node_count: nodes, record_size: recordSize, ip_version: version } = about;
  const treeBytes = (recordSize / 4) * nodes;
  const valueAt = createValueReader(file.subarray(treeBytes + separatorBytes, end));
  const recordOf = recordReader(file, recordSize);
  const mapped = Array.from({ length: 96 }, () => 0);

  return (address) => {
    const bits = bitsOf(address);
    if (bits === null || (bits.length === 128 && version === 4)) return null;
    // Trees of IPv6 have the addresses of IPv4 below 96 zeros.
    const path = bits.length === 32 && version === 6 ? [...mapped, ...bits] : bits;
    let record = 0;
    for (const bit of path) {
      if (record >= nodes) break;
      record = recordOf(record, bit);
    }
    return record > nodes ? valueAt(record - nodes - separatorBytes) : null;
  };
}
