import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const inflated = promisify(inflate);

/** Why a PDF is not taken: it can do something by itself, or it cannot be looked into. */
export type PdfDanger = 'active' | 'locked';

/**
 * Names of what runs, opens, sends or carries something: scripts, attachments, programs, forms with scripts, media. Only names so long that the
 * bytes of a picture do not spell them by chance: every script has `/JavaScript` or `/Rendition` beside its `/JS`.
 */
const ACTIVE =
  /\/(?:JavaScript|EmbeddedFiles?\b|Launch\b|RichMedia|XFA\b|GoToE\b|GoToR\b|SubmitForm\b|ImportData\b|Rendition\b|Movie\b|Sound\b|Subtype\s*\/3D\b)/;
const ENCRYPTED = /\/Encrypt\b/;
const OBJECT_STREAM = /\/ObjStm\b/g;

/** Bytes looked at in one turn of the event loop, and how much the turns overlap: longer than the longest name. */
const PER_TURN = 512 * 1024;
const OVERLAP = 64;
/** Objects unpacked from one stream, and streams at most: more is no document that people send. */
const MOST_UNPACKED = 16 * 1024 * 1024;
const MOST_STREAMS = 2000;

/**
 * Looks for what a PDF could do by itself, in its own bytes and in its packed objects; null: nothing. Names may be written with escapes
 * (`/J#61vaScript`), and packed objects are unpacked. What cannot be looked into, such as a file with a password, is locked.
 */
export async function pdfDanger(bytes: Buffer): Promise<PdfDanger | null> {
  let packed = 0;
  for (let start = 0; start < bytes.length; start += PER_TURN) {
    const text = readable(bytes.toString('latin1', start, start + PER_TURN + OVERLAP));
    if (ENCRYPTED.test(text)) return 'locked';
    if (ACTIVE.test(text)) return 'active';
    packed += text.match(OBJECT_STREAM)?.length ?? 0;
    await nextTurn();
  }
  return packed === 0 ? null : packedDanger(bytes);
}

/** Names without their escapes. */
const readable = (text: string): string =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_whole, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );

async function packedDanger(bytes: Buffer): Promise<PdfDanger | null> {
  let streams = 0;
  for (let at = bytes.indexOf('stream'); at !== -1; at = bytes.indexOf('stream', at + 6)) {
    if (bytes.toString('latin1', at - 3, at) === 'end') continue;
    const head = readable(bytes.toString('latin1', Math.max(0, at - 1024), at));
    const dictionary = head.slice(head.lastIndexOf('obj') + 3);
    if (!/\/ObjStm\b/.test(dictionary)) continue;
    streams += 1;
    if (streams > MOST_STREAMS || !unpacks(dictionary)) return 'locked';
    const unpacked = await contentOf(bytes, at, dictionary).catch(() => null);
    if (unpacked === null) return 'locked';
    if (ACTIVE.test(readable(unpacked.toString('latin1')))) return 'active';
  }
  return streams === 0 ? 'locked' : null;
}

/** Only the one way in which programs pack objects, or none. */
const unpacks = (dictionary: string): boolean => {
  const filters = dictionary.match(/\/[A-Z0-9a-z]+Decode\b|\/(?:Fl|LZW|AHx|A85|RL|Crypt)\b/g) ?? [];
  return filters.length <= 1 && filters.every((filter) => filter === '/FlateDecode');
};

async function contentOf(bytes: Buffer, at: number, dictionary: string): Promise<Buffer> {
  const from = at + 6 + (bytes[at + 6] === 13 ? 2 : 1);
  const to = bytes.indexOf('endstream', from);
  const content = bytes.subarray(from, to === -1 ? bytes.length : to);
  return dictionary.includes('/FlateDecode')
    ? inflated(content, { maxOutputLength: MOST_UNPACKED, finishFlush: 2 })
    : content;
}
