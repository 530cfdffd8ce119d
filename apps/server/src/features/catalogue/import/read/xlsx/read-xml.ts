import { reasonOf } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { FileProblem } from '../../archive/file-problem.ts';

/** What a document tells while it is read. Names come without their prefixes. */
export interface XmlEvents {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
  /** Bytes of the next piece. */
  piece?(bytes: number): void;
}

/** Of one text or tag. */
const LONGEST_PIECE = 1 << 20;
const LESS_THAN = 0x3c;

export const BROKEN_SHEET = reasonOf('sheet-broken');
const localOf = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads a part of a workbook piece by piece, in constant memory: no text or tag is longer than 1 MB, and what a document could hide more in
 * (document types, comments, entities) is refused. Yields after each piece. Errors: `FileProblem`.
 */
export async function* readXml(stream: Readable, events: XmlEvents): AsyncGenerator<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('error', () => {
    throw new FileProblem(BROKEN_SHEET);
  });
  parser.on('opentag', ({ name, attributes }) => events.open?.(localOf(name), attributes));
  parser.on('closetag', ({ name }) => events.close?.(localOf(name)));
  parser.on('text', (text) => events.text?.(text));
  const guard = pieceGuard();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of stream) {
      if (!Buffer.isBuffer(chunk)) continue;
      guard(chunk);
      events.piece?.(chunk.length);
      parser.write(decoder.decode(chunk, { stream: true }));
      yield;
    }
    parser.write(decoder.decode());
    parser.close();
  } catch (error) {
    // Also what the archive finds: other sizes than declared, or bytes that do not unpack.
    throw error instanceof FileProblem ? error : new FileProblem(BROKEN_SHEET);
  } finally {
    stream.destroy();
  }
  yield;
}

/** Reads a small part to its end. */
export async function readWholeXml(stream: Readable, events: XmlEvents): Promise<void> {
  for await (const _piece of readXml(stream, events));
}

/** Refuses what the parser would have to keep whole. */
function pieceGuard(): (chunk: Buffer) => void {
  let since = 0;
  let first = true;
  let last = '';
  return (chunk) => {
    // At the begin of the first piece, the declaration.
    const text = last + chunk.toString('latin1');
    const hidden = text.includes('<!') || text.indexOf('<?', first ? 4 : 0) !== -1;
    if (hidden) throw new FileProblem(BROKEN_SHEET);
    const at = chunk.lastIndexOf(LESS_THAN);
    since = at === -1 ? since + chunk.length : chunk.length - at;
    if (since > LONGEST_PIECE) throw new FileProblem(BROKEN_SHEET);
    last = text.endsWith('<') ? '<' : '';
    first = false;
  };
}
