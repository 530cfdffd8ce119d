import { createReadStream } from 'node:fs';
import type { Encoding } from './sniff-text.ts';

/** Bytes that are undefined in Windows-1252. */
const UNDEFINED = /[\x81\x8D\x8F\x90\x9D]/g;

/**
 * Streams the text of a file, without a byte order mark; undecodable bytes become U+FFFD. `onBytes` receives the number of bytes read so
 * far.
 */
export async function* readText(
  file: string,
  encoding: Encoding,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<string> {
  // Programs that say Latin-1 mean Windows-1252: it has the same letters, plus quotes and the euro sign.
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
