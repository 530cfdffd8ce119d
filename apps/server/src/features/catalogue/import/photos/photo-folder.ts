import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { photoMatcher } from './match-photos.ts';
import { openPhotoArchive } from './photo-archive.ts';
import type { PhotoFile, PhotoSource } from './photo-source.ts';

/** Opens a folder with photos, including subfolders, or a ZIP of them. Errors: `FileProblem`. */
export async function openPhotos(place: string): Promise<PhotoSource> {
  return (await stat(place)).isDirectory() ? openPhotoFolder(place) : openPhotoArchive(place);
}

async function openPhotoFolder(directory: string): Promise<PhotoSource> {
  const files: PhotoFile[] = [];
  for (const entry of await readdir(directory, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    files.push({
      name: path.relative(directory, file).split(path.sep).join('/'),
      place: files.length,
      bytes: (await stat(file)).size,
      problem: null,
      read: () => readFile(file),
    });
  }
  return { files, filesOf: photoMatcher(files), close: () => undefined };
}
