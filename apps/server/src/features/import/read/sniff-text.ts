import { createReadStream } from 'node:fs';

/** Encodings of files that spreadsheets write. */
export type Encoding = 'utf8' | 'latin1';

/** What a file is, told by all of its bytes: `empty` when it holds nothing but blanks. */
export type TextFacts = { encoding: Encoding; empty: boolean; bytes: number };

/** Reads a file once, in constant memory: UTF-8 when all of it is valid UTF-8, else Latin-1 (Windows-1252). */
export async function sniffText(file: string): Promise<TextFacts> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let encoding: Encoding = 'utf8';
  let empty = true;
  let bytes = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    empty &&= /^[\s\u00ef\u00bb\u00bf]*$/.test(chunk.toString('latin1'));
    if (encoding === 'utf8' && !decodes(decoder, chunk)) encoding = 'latin1';
  }
  if (encoding === 'utf8' && !decodes(decoder)) encoding = 'latin1';
  return { encoding, empty, bytes };
}

function decodes(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}
