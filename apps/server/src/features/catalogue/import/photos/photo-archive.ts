import { reasonOf, type Reason } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import { FileProblem } from '../archive/file-problem.ts';
import { openArchive, type ArchiveEntry } from '../archive/open-archive.ts';
import { photoMatcher } from './match-photos.ts';
import type { PhotoFile, PhotoSource } from './photo-source.ts';

/** Photos hardly become smaller by packing. */
const MOST = { entries: 20_000, bytes: 2 * 1024 * 1024 * 1024 } as const;
/** What systems add by themselves. */
const NOISE = /(^|\/)(__MACOSX\/|\.(?!\.)|Thumbs\.db$|desktop\.ini$)/i;
const PACKED = /\.(zip|rar|7z|tar|gz|tgz|bz2|xz)$/i;

/** Opens a ZIP with photos; each is unpacked when it is read. Errors: `FileProblem`. */
export async function openPhotoArchive(file: string): Promise<PhotoSource> {
  const archive = await openArchive(file, MOST);
  const seen = new Set<string>();
  const files = archive.entries
    .filter(({ name }) => !NOISE.test(name))
    .map((entry, place): PhotoFile => {
      const key = entry.name.toLowerCase();
      const twice = seen.has(key);
      seen.add(key);
      return {
        name: entry.name,
        place,
        bytes: entry.bytes,
        problem: entry.problem ?? whyNot(entry, twice),
        read: () => unpack(entry),
      };
    });
  if (files.length === 0) {
    archive.close();
    throw new FileProblem(reasonOf('archive-empty'));
  }
  return { files, filesOf: photoMatcher(files), close: () => archive.close() };
}

function whyNot({ name }: ArchiveEntry, twice: boolean): Reason | null {
  if (twice) return reasonOf('entry-twice');
  return PACKED.test(name) ? reasonOf('entry-packed') : null;
}

/** The archive gives no more bytes than the entry declares, which were checked. */
async function unpack(entry: ArchiveEntry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of await entry.open()) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  } catch {
    throw new FileProblem(reasonOf('entry-broken'));
  }
  return Buffer.concat(chunks);
}
