import { createReadStream } from 'node:fs';
import type { Encoding } from './sniff-text.ts';

/** Streams the text of a file, without a byte order mark. `onBytes` is told how many bytes were read so far. */
export async function* readText(
  file: string,
  encoding: Encoding,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<string> {
  // Windows-1252 is what programs mean by Latin-1: it has the same letters, and quotes and the euro besides.
  const decoder = new TextDecoder(encoding === 'utf8' ? 'utf-8' : 'windows-1252');
  let bytes = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 16 })) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    onBytes(bytes);
    const text = decoder.decode(chunk, { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}
