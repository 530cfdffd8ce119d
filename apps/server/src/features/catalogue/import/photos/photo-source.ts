import type { Reason } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import type { Cells } from '../rows/columns.ts';

/** A file that may be a photo; `place`: its number in its source, from 0. */
export interface PhotoFile {
  /** With the folders it is in, separated by `/`. */
  readonly name: string;
  readonly place: number;
  readonly bytes: number;
  /** Why it must not be read; null: nothing. */
  readonly problem: Reason | null;
  /** Errors: `FileProblem`. */
  read(): Promise<Buffer>;
}

/** What was found for a row, in order. */
export interface FoundPhotos {
  readonly files: readonly PhotoFile[];
  /** Those that are too many for an offer. */
  readonly beyond: readonly PhotoFile[];
  /** The names in its column `fotos` that no file has. */
  readonly missing: readonly string[];
}

/** The photos of an import, found by their row. */
export interface PhotoSource {
  readonly files: readonly PhotoFile[];
  filesOf(cells: Cells): FoundPhotos;
  /** Learns that a file was used, or why it was not. */
  note?(file: PhotoFile, problem: Reason | null): void;
  close(): void;
}
