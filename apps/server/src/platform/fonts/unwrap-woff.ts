import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;
const WOFF = 0x77_4f_46_46;

/**
 * Converts a WOFF 1.0 file to TrueType or OpenType, which drawing libraries can read: the same tables, inflated, behind a new directory.
 * Throws for any other file.
 */
export function unwrapWoff(woff: Buffer): Buffer {
  if (woff.length < HEADER || woff.readUInt32BE(0) !== WOFF) throw new Error('not a WOFF file');
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + 16 * count);
  const power = 2 ** Math.floor(Math.log2(count));
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  [count, power * 16, Math.log2(power), (count - power) * 16].forEach((value, index) =>
    directory.writeUInt16BE(value, 4 + 2 * index),
  );
  const parts: Buffer[] = [directory];
  let end = directory.length;
  for (let index = 0; index < count; index += 1) {
    const table = tableAt(woff, HEADER + ENTRY * index);
    const at = 12 + 16 * index;
    table.tag.copy(directory, at);
    directory.writeUInt32BE(table.checksum, at + 4);
    directory.writeUInt32BE(end, at + 8);
    directory.writeUInt32BE(table.bytes.length, at + 12);
    const padded = Buffer.alloc(Math.ceil(table.bytes.length / 4) * 4);
    table.bytes.copy(padded);
    parts.push(padded);
    end += padded.length;
  }
  return Buffer.concat(parts);
}

/** A table is stored uncompressed if deflating would not make it smaller. */
function tableAt(woff: Buffer, at: number): { tag: Buffer; checksum: number; bytes: Buffer } {
  const [from, stored, length] = [4, 8, 12].map((offset) => woff.readUInt32BE(at + offset));
  if (from === undefined || stored === undefined || length === undefined) throw new Error('not a WOFF file');
  const raw = woff.subarray(from, from + stored);
  const bytes = stored < length ? inflateSync(raw) : raw;
  if (bytes.length !== length) throw new Error('a table of the WOFF file is damaged');
  return { tag: woff.subarray(at, at + 4), checksum: woff.readUInt32BE(at + 16), bytes };
}
