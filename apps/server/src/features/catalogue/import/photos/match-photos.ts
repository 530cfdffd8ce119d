import type { Cells } from '../rows/columns.ts';
import type { PhotoFile, PhotoSource } from './photo-source.ts';

const MOST_PHOTOS = 30;
const PLATE = /^[a-z]{3}\d[a-z0-9]\d{2}$/;
/** "abc-2", "abc_02", "abc (2)". */
const NUMBERED = /^(.+?)[-_ ]+\(?(\d{1,2})\)?$/;
/** A number alone orders the photos of its folder. */
const ORDER = /^\d{1,3}$/;
const byNumber = new Intl.Collator('pt-BR', { numeric: true }).compare;

interface Found {
  readonly order: number;
  readonly file: PhotoFile;
}

/**
 * Finds the files of rows: those named in the column `fotos`; else those whose name (`{id}.jpg`, `{id}-1.jpg`, `{id} (2).png`) or folder
 * (`{id}/front.jpg`) is the `id` or the plate of the row, ordered by the numbers in their names. Case and extensions do not matter.
 */
export function photoMatcher(files: readonly PhotoFile[]): PhotoSource['filesOf'] {
  const byPath = new Map<string, PhotoFile>();
  // Null: several files in different folders have it.
  const byBase = new Map<string, PhotoFile | null>();
  const byKey = new Map<string, Found[]>();
  const root = commonFolder(files);
  for (const file of files) {
    const path = folded(file.name);
    const parts = path.slice(root.length).split('/');
    const base = parts.at(-1) ?? '';
    byPath.set(path, file);
    byPath.set(parts.join('/'), file);
    byBase.set(base, byBase.has(base) ? null : file);
    for (const { key, order } of keysOf(parts)) {
      const found = byKey.get(key) ?? [];
      found.push({ order, file });
      byKey.set(key, found);
    }
  }
  return (cells) => {
    if (cells.fotos !== undefined) return named(cells.fotos, byPath, byBase);
    const found = rowKeys(cells).flatMap((key) => byKey.get(key) ?? []);
    const sorted = found.sort((a, b) => a.order - b.order || byNumber(a.file.name, b.file.name));
    return { files: [...new Set(sorted.map(({ file }) => file))].slice(0, MOST_PHOTOS), missing: [] };
  };
}

const folded = (name: string): string => name.normalize('NFC').toLowerCase();
const plateKey = (text: string): string => text.replaceAll(/[^a-z0-9]/g, '');

/** The folder that a ZIP packs everything in, which says nothing of a row. */
function commonFolder(files: readonly PhotoFile[]): string {
  const [first] = files;
  const end = first === undefined ? -1 : folded(first.name).indexOf('/');
  if (first === undefined || end === -1 || files.length < 2) return '';
  const folder = folded(first.name).slice(0, end + 1);
  const nested = files.every(({ name }) => folded(name).startsWith(folded(folder)));
  return nested && files.some(({ name }) => name.slice(folder.length).includes('/')) ? folder : '';
}

/** What a row may be called for a file to be its. */
function keysOf(parts: readonly string[]): { key: string; order: number }[] {
  const stem = (parts.at(-1) ?? '').replace(/\.[^.]*$/, '');
  const folders = parts.slice(0, -1);
  const numbered = NUMBERED.exec(stem);
  const names = [
    ...folders.map((key) => ({ key, order: 0 })),
    ...(folders.length > 0 && ORDER.test(stem) ? [] : [{ key: stem, order: 0 }]),
    ...(numbered?.[1] === undefined ? [] : [{ key: numbered[1], order: Number(numbered[2]) }]),
  ];
  return names.flatMap(({ key, order }) => {
    const plate = plateKey(key);
    return PLATE.test(plate) && plate !== key
      ? [
          { key, order },
          { key: plate, order },
        ]
      : [{ key, order }];
  });
}

function rowKeys({ id, placa }: Cells): string[] {
  const plate = placa === undefined ? '' : plateKey(folded(placa));
  return [...new Set([...(id === undefined ? [] : [folded(id)]), ...(PLATE.test(plate) ? [plate] : [])])];
}

function named(
  list: string,
  byPath: ReadonlyMap<string, PhotoFile>,
  byBase: ReadonlyMap<string, PhotoFile | null>,
): { files: PhotoFile[]; missing: string[] } {
  const names = list
    .split(/[|,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .slice(0, MOST_PHOTOS);
  const find = (name: string): PhotoFile | undefined => {
    const path = folded(name)
      .replaceAll('\\', '/')
      .replace(/^(\.?\/)+/, '');
    return byPath.get(path) ?? byBase.get(path.slice(path.lastIndexOf('/') + 1)) ?? undefined;
  };
  const files = names.map(find).filter((file) => file !== undefined);
  return { files, missing: names.filter((name) => find(name) === undefined) };
}
