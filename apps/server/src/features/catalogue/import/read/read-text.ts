import { createReadStream } from 'node:fs';
import type { Encoding } from './sniff-text.ts';

/** Bytes that Windows-1252 gives no character. */
const UNDEFINED = /[\x81\x8D\x8F\x90\x9D]/g;

/**
 * Streams the text of a file, without a byte order mark; what its encoding does not know becomes U+FFFD. `onBytes` receives how many bytes were
 * read so far.
 */
export async function* readText(
  file: string,
  encoding: Encoding,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<string> {
  // Windows-1252 is what programs mean by Latin-1: it has the same letters, and quotes and the euro besides.
  const decoder = new TextDecoder(encoding);
  const known = (text: string) => (encoding === 'windows-1252' ? text.replaceAll(UNDEFINED, '\uFFFD') : text);
  let bytes = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 16 })) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    onBytes(bytes);
    const text = known(decoder.decode(chunk, { stream: true }));
    if (text !== '') yield text;
  }
  const rest = known(decoder.decode());
  if (rest !== '') yield rest;
}
