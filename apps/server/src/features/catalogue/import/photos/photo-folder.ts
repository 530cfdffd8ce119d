import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Cells } from '../rows/columns.ts';

/** The files of a photo folder, found by their row. */
export type PhotoFolder = {
  /** The files of a row, in order: those named in its column `fotos`, else `{id}.jpg`, `{id}-1.jpg`, `{id}_2.png`, … */
  filesOf(cells: Cells): { files: readonly string[]; missing: readonly string[] };
};

const MOST_PHOTOS = 30;

/** Lists a folder once, including subfolders. Names are matched regardless of case and extension. */
export async function openPhotoFolder(directory: string): Promise<PhotoFolder> {
  const byName = new Map<string, string>();
  const byId = new Map<string, { place: number; file: string }[]>();
  for (const entry of await readdir(directory, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    byName.set(entry.name.toLowerCase(), file);
    byName.set(path.relative(directory, file).toLowerCase(), file);
    for (const { id, place } of idsIn(path.parse(entry.name).name.toLowerCase())) {
      byId.set(id, [...(byId.get(id) ?? []), { place, file }]);
    }
  }
  return {
    filesOf: (cells) => {
      if (cells.fotos !== undefined) return named(cells.fotos, byName);
      const found = cells.id === undefined ? [] : (byId.get(cells.id.toLowerCase()) ?? []);
      const files = [...found]
        .sort((a, b) => a.place - b.place || (a.file < b.file ? -1 : 1))
        .map(({ file }) => file);
      return { files: files.slice(0, MOST_PHOTOS), missing: [] };
    },
  };
}

/** "abc-2" is the second photo of "abc", but may also be the first one of "abc-2". */
function idsIn(stem: string): { id: string; place: number }[] {
  const match = /^(.+)[-_](\d{1,2})$/.exec(stem);
  const whole = { id: stem, place: 0 };
  return match?.[1] === undefined ? [whole] : [whole, { id: match[1], place: Number(match[2]) }];
}

function named(list: string, byName: ReadonlyMap<string, string>): { files: string[]; missing: string[] } {
  const names = list
    .split(/[|,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .slice(0, MOST_PHOTOS);
  const find = (name: string) =>
    byName.get(path.normalize(name).toLowerCase()) ?? byName.get(path.basename(name).toLowerCase());
  const files = names.map(find).filter((file) => file !== undefined);
  return { files, missing: names.filter((name) => find(name) === undefined) };
}
