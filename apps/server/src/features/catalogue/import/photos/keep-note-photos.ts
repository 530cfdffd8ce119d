import type { Storage } from '../../../../platform/storage/storage.ts';
import type { ConditionDraft } from '../../conditions/public.ts';
import type { Cells } from '../rows/columns.ts';
import { keepPhotos } from './keep-photos.ts';
import type { PhotoFolder } from './photo-folder.ts';
import type { Problem } from '../rows/problems.ts';
import { readNamedNotes } from '../rows/read-notes.ts';

export type KeptNotes = { notes: NonNullable<ConditionDraft['notes']>; photos: number; notices: Problem[] };

/** Keeps the photos that the notes of a row name and answers the notes with them. A photo that cannot be taken is left out and named. */
export async function keepNotePhotos(
  storage: Storage,
  folder: PhotoFolder,
  key: string,
  cells: Cells,
): Promise<KeptNotes> {
  const kept: KeptNotes = { notes: [], photos: 0, notices: [] };
  const notes: NonNullable<ConditionDraft['notes']>[number][] = [];
  for (const [index, { note, files }] of readNamedNotes(cells).entries()) {
    const found =
      files.length === 0
        ? { photos: [], notices: [] }
        : await keepPhotos(storage, folder, `${key}/avaria/${index}`, { fotos: files.join('|') });
    const photos = found.photos.map(({ guid, width, height }) => ({ guid, drawing: null, width, height }));
    notes.push({ ...note, photos });
    kept.photos += photos.length;
    kept.notices.push(...found.notices.map((notice) => ({ ...notice, column: 'avarias' as const })));
  }
  return { ...kept, notes };
}
