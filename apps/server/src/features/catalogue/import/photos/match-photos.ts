import type { Cells } from '../rows/columns.ts';
import { folded, foldersOf, keysOf, plateIn } from './photo-keys.ts';
import type { FoundPhotos, PhotoFile, PhotoSource } from './photo-source.ts';

const MOST_PHOTOS = 30;
const byNumber = new Intl.Collator('pt-BR', { numeric: true }).compare;

interface Found {
  readonly order: number;
  readonly file: PhotoFile;
}

/**
 * Finds the files of rows: those named in the column `fotos`; else those whose name (`{id}.jpg`, `{id}-1.jpg`, `{id} (2).png`) or folder
 * (`{id}/front.jpg`) is the `id` or contains the plate of the row, ordered by the numbers in their names. Case and extensions do not matter.
 */
export function photoMatcher(files: readonly PhotoFile[]): PhotoSource['filesOf'] {
  const byPath = new Map<string, PhotoFile>();
  // Null: several files in different folders have it.
  const byBase = new Map<string, PhotoFile | null>();
  const byKey = new Map<string, Found[]>();
  const { around, loose } = foldersOf(files.map(({ name }) => folded(name)));
  for (const file of files) {
    const path = folded(file.name);
    const parts = (path.startsWith(around) ? path.slice(around.length) : path).split('/');
    const base = parts.at(-1) ?? '';
    byPath.set(path, file);
    byPath.set(parts.join('/'), file);
    byBase.set(base, byBase.has(base) ? null : file);
    for (const { key, order } of keysOf(parts, loose)) {
      const found = byKey.get(key) ?? [];
      found.push({ order, file });
      byKey.set(key, found);
    }
  }
  return (cells) => {
    if (cells.fotos !== undefined) return named(cells.fotos, byPath, byBase);
    const found = rowKeys(cells).flatMap((key) => byKey.get(key) ?? []);
    const sorted = found.sort((a, b) => a.order - b.order || byNumber(a.file.name, b.file.name));
    return atMost([...new Set(sorted.map(({ file }) => file))], []);
  };
}

function atMost(files: readonly PhotoFile[], missing: readonly string[]): FoundPhotos {
  return { files: files.slice(0, MOST_PHOTOS), beyond: files.slice(MOST_PHOTOS), missing };
}

function rowKeys({ id, placa }: Cells): readonly string[] {
  const plate = placa === undefined ? null : plateIn(folded(placa));
  return [...new Set([...(id === undefined ? [] : [folded(id)]), ...(plate === null ? [] : [plate])])];
}

function named(
  list: string,
  byPath: ReadonlyMap<string, PhotoFile>,
  byBase: ReadonlyMap<string, PhotoFile | null>,
): FoundPhotos {
  const names = list
    .split(/[|,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const find = (name: string): PhotoFile | undefined => {
    const path = folded(name)
      .replaceAll('\\', '/')
      .replace(/^(\.?\/)+/, '');
    return byPath.get(path) ?? byBase.get(path.slice(path.lastIndexOf('/') + 1)) ?? undefined;
  };
  const files = new Set(names.map(find).filter((file) => file !== undefined));
  return atMost([...files], names.filter((name) => find(name) === undefined).slice(0, MOST_PHOTOS));
}
