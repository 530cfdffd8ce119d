import { reasonOf, type Reason } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { getFileNameLowLevel, openPromise, validateFileName, type Entry, type ZipFile } from 'yauzl';
import { FileProblem } from './file-problem.ts';

/** A file of a ZIP. Its size is what the archive declares; reading more than that fails. */
export interface ArchiveEntry {
  readonly name: string;
  readonly bytes: number;
  /** Why it must not be read; null: nothing. */
  readonly problem: Reason | null;
  open(): Promise<Readable>;
}

/** An open ZIP, without its folders. */
export interface Archive {
  readonly entries: readonly ArchiveEntry[];
  close(): void;
}

interface Bounds {
  readonly entries: number;
  /** Of all entries, unpacked. */
  readonly bytes: number;
}

/** What is small unpacked may be packed as well as it likes. */
const FREE_BYTES = 100 * 1024 * 1024;
const MOST_RATIO = 100;
const megabytes = (bytes: number): number => Math.ceil(bytes / 2 ** 20);
const LINK = 0xa000;
const KIND_OF_FILE = 0xf000;

const BROKEN = reasonOf('archive-broken');

/**
 * Lists a ZIP by its directory without unpacking anything. Errors: `FileProblem`, also if it would unpack to more than the bounds, or if its
 * entries overlap: then little would unpack to much.
 */
export async function openArchive(path: string, most: Bounds): Promise<Archive> {
  const { size } = await stat(path);
  const zip = await orBroken(() =>
    openPromise(path, { autoClose: false, decodeStrings: false, validateEntrySizes: true }),
  );
  try {
    if (zip.entryCount > most.entries)
      throw new FileProblem(reasonOf('archive-files', { most: most.entries }));
    const entries = await orBroken(() => listEntries(zip, most.entries));
    const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    const packed = entries.reduce((sum, { compressedSize }) => sum + compressedSize, 0);
    if (packed > size) throw new FileProblem(BROKEN);
    // A file that is packed this well is made to be unpacked.
    const usual = Math.max(FREE_BYTES, packed * MOST_RATIO);
    const largest = unpacked > most.bytes ? most.bytes : usual;
    if (unpacked > largest)
      throw new FileProblem(
        reasonOf('archive-size', { size: megabytes(unpacked), most: megabytes(largest) }),
      );
    return {
      entries: entries.map((entry) => entryOf(zip, entry)).filter(({ name }) => !name.endsWith('/')),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function orBroken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem(BROKEN);
  }
}

async function listEntries(zip: ZipFile, most: number): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    entries.push(entry);
    if (entries.length > most) throw new FileProblem(reasonOf('archive-files', { most }));
  }
  return entries;
}

function entryOf(zip: ZipFile, entry: Entry): ArchiveEntry {
  const name = nameOf(entry);
  return {
    name,
    bytes: entry.uncompressedSize,
    problem: problemOf(entry, name),
    open: () => zip.openReadStreamPromise(entry),
  };
}

function problemOf(entry: Entry, name: string): Reason | null {
  if (entry.isEncrypted()) return reasonOf('entry-password');
  if (!entry.canDecodeFileData()) return reasonOf('entry-method');
  if (((entry.externalFileAttributes >>> 16) & KIND_OF_FILE) === LINK) return reasonOf('entry-link');
  const unsafe = name === '' || name.includes('\0') || validateFileName(name) !== null;
  return unsafe ? reasonOf('entry-name') : null;
}

/** Programs write UTF-8 without saying so; anything else is read as the format says. */
function nameOf({ fileNameRaw: raw, generalPurposeBitFlag: flags, extraFields }: Entry): string {
  let name: string;
  try {
    name = new TextDecoder('utf-8', { fatal: true }).decode(raw);
  } catch {
    name = getFileNameLowLevel(flags, raw, extraFields, false);
  }
  return name.replaceAll('\\', '/').normalize('NFC');
}
