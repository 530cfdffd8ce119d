import type { ConditionDraft } from '../../conditions/public.ts';
import type { Cells } from '../rows/columns.ts';
import { storePhotos, type TakePhoto } from './store-photos.ts';
import type { PhotoSource } from './photo-source.ts';
import type { Problem } from '../rows/problems.ts';
import { readNamedNotes } from '../rows/read-notes.ts';

export type StoredNotes = { notes: NonNullable<ConditionDraft['notes']>; photos: number; notices: Problem[] };

/** Stores the photos named in the notes of a row and returns the notes with them. A photo that is refused is left out and reported. */
export async function storeNotePhotos(
  take: TakePhoto,
  source: PhotoSource,
  key: string,
  cells: Cells,
): Promise<StoredNotes> {
  const stored: StoredNotes = { notes: [], photos: 0, notices: [] };
  const notes: NonNullable<ConditionDraft['notes']>[number][] = [];
  for (const [index, { note, files }] of readNamedNotes(cells).entries()) {
    const found =
      files.length === 0
        ? { photos: [], notices: [] }
        : await storePhotos(take, source, `${key}/avaria/${index}`, { fotos: files.join('|') });
    const photos = found.photos.map(({ guid, width, height }) => ({ guid, drawing: null, width, height }));
    notes.push({ ...note, photos });
    stored.photos += photos.length;
    stored.notices.push(...found.notices.map((notice) => ({ ...notice, column: 'avarias' as const })));
  }
  return { ...stored, notes };
}
