import { reasonOf } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import path from 'node:path';
import { openArchive, type Archive, type ArchiveEntry } from '../../archive/open-archive.ts';
import { FileProblem } from '../../archive/file-problem.ts';
import { BROKEN_SHEET, readWholeXml } from './read-xml.ts';

/** A workbook, of which nothing but its list of sheets was read. */
export interface Workbook {
  readonly sheets: readonly { readonly name: string; readonly part: string; readonly hidden: boolean }[];
  /** Days are counted from 1904. */
  readonly from1904: boolean;
  readonly sharedTexts: ArchiveEntry | null;
  readonly styles: ArchiveEntry | null;
  part(name: string): ArchiveEntry;
  close(): void;
}

const MEGABYTE = 1024 * 1024;
/** Unpacked. What a workbook has besides, such as pictures, is never read. */
const MOST = { entries: 5000, bytes: 700 * MEGABYTE, texts: 96 * MEGABYTE, small: 16 * MEGABYTE } as const;

/** Opens a workbook (.xlsx). Errors: `FileProblem`, also if it has macros or is another kind of file. */
export async function openWorkbook(file: string): Promise<Workbook> {
  const archive = await openArchive(file, MOST);
  try {
    return await describe(archive);
  } catch (error) {
    archive.close();
    throw error;
  }
}

async function describe(archive: Archive): Promise<Workbook> {
  const parts = new Map(archive.entries.map((entry) => [`/${entry.name.toLowerCase()}`, entry]));
  const find = (name: string): ArchiveEntry | null => {
    const entry = parts.get(name.toLowerCase());
    if (entry === undefined) return null;
    if (entry.problem !== null) throw new FileProblem({ ...entry.problem, at: entry.name });
    return entry;
  };
  const small = (name: string): ArchiveEntry => {
    const entry = find(name);
    if (entry === null || entry.bytes > MOST.small) throw new FileProblem(BROKEN_SHEET);
    return entry;
  };
  const main = await mainPart(archive, find);
  const { sheets, from1904 } = await listSheets(small(main));
  const related = await relationsOf(small(relationsPart(main)), main);
  const byKind = (kind: string): ArchiveEntry | null => {
    const target = related.find(({ type }) => type.endsWith(`/${kind}`))?.target;
    return target === undefined ? null : find(target);
  };
  const sharedTexts = byKind('sharedStrings');
  if (sharedTexts !== null && sharedTexts.bytes > MOST.texts) throw new FileProblem(reasonOf('sheet-texts'));
  const placed = sheets.flatMap(({ id, ...sheet }) => {
    const part = related.find((relation) => relation.id === id && relation.type.endsWith('/worksheet'));
    return part === undefined ? [] : [{ ...sheet, part: part.target }];
  });
  if (placed.length === 0) throw new FileProblem(BROKEN_SHEET);
  return {
    sheets: placed,
    from1904,
    sharedTexts,
    styles: byKind('styles'),
    part: (name) => {
      const entry = find(name);
      if (entry === null) throw new FileProblem(BROKEN_SHEET);
      return entry;
    },
    close: () => archive.close(),
  };
}

/** Where the workbook is, by the kinds that its parts declare. */
async function mainPart(archive: Archive, find: (name: string) => ArchiveEntry | null): Promise<string> {
  const types = find('/[Content_Types].xml');
  if (types === null || types.bytes > MOST.small) throw new FileProblem(reasonOf('sheet-none'));
  const kinds: { part: string; kind: string }[] = [];
  await readWholeXml(await types.open(), {
    open: (_name, { PartName: part = '', ContentType: kind = '' }) => void kinds.push({ part, kind }),
  });
  const has = (word: RegExp): boolean => kinds.some(({ kind }) => word.test(kind));
  if (has(/macroEnabled|vbaProject/i) || archive.entries.some(({ name }) => /vbaProject/i.test(name)))
    throw new FileProblem(reasonOf('sheet-macros'));
  if (has(/sheet\.binary/i)) throw new FileProblem(reasonOf('sheet-binary'));
  const main = kinds.find(({ kind }) => /spreadsheetml\.(sheet|template)\.main\+xml$/i.test(kind));
  if (main === undefined || main.part === '') throw new FileProblem(reasonOf('sheet-none'));
  return main.part;
}

async function listSheets(workbook: ArchiveEntry) {
  const sheets: { name: string; id: string; hidden: boolean }[] = [];
  let from1904 = false;
  await readWholeXml(await workbook.open(), {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') from1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
      if (tag !== 'sheet') return;
      const id = Object.entries(attributes).find(([key]) => /(^|:)id$/.test(key))?.[1] ?? '';
      sheets.push({ name: attributes.name ?? '', id, hidden: (attributes.state ?? 'visible') !== 'visible' });
    },
  });
  return { sheets, from1904 };
}

const relationsPart = (part: string): string =>
  path.posix.join(path.posix.dirname(part), '_rels', `${path.posix.basename(part)}.rels`);

async function relationsOf(entry: ArchiveEntry, of: string) {
  const relations: { id: string; type: string; target: string }[] = [];
  await readWholeXml(await entry.open(), {
    open: (tag, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode = '' }) => {
      // What is outside the file is never read.
      if (tag === 'Relationship' && mode !== 'External')
        relations.push({ id, type, target: path.posix.resolve(path.posix.dirname(of), target) });
    },
  });
  return relations;
}
