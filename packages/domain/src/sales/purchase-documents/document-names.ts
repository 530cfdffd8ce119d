/** Largest file, bytes: a scan of some pages, or a photo of a telephone. */
export const PURCHASE_DOCUMENT_BYTES = 8 * 1024 * 1024;

/** Formats of files, as their content shows. */
export const FILE_FORMATS = ['pdf', 'png', 'jpg'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

const EXTENSIONS: Readonly<Record<string, FileFormat>> = { pdf: 'pdf', png: 'png', jpg: 'jpg', jpeg: 'jpg' };

/** The format that the name of a file claims; null: none that is accepted. */
export function formatOfName(name: string): FileFormat | null {
  return EXTENSIONS[/\.([a-z]+)$/i.exec(name.trim())?.[1]?.toLowerCase() ?? ''] ?? null;
}

/** A name without folders, under which a file is saved. */
export function savedName(name: string): string {
  return name.trim().replaceAll(/[/\\]/g, '-');
}
