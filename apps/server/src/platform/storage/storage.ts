import type { Readable } from 'node:stream';

/** A stored file as it is sent. */
export type StoredFile = {
  stream: Readable;
  /** bytes */
  size: number;
  /** Opens the bytes from `first` to `last`, both included; the range must be valid. */
  part(first: number, last: number): Readable;
};

/** Where pictures and attachments are stored. Keys are lower-case paths such as `media/3f/…/800.webp`. */
export type Storage = {
  /** Stores a file; readers see all of it or nothing. Replaces an existing one. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Returns a file as a stream, or null when there is none. */
  get(key: string): Promise<StoredFile | null>;
  /** Returns a whole file, or null when there is none. */
  read(key: string): Promise<Buffer | null>;
  exists(key: string): Promise<boolean>;
  /** Deletes a file; does nothing if there is none. */
  delete(key: string): Promise<void>;
};

const KEY = /^(?:[a-z0-9_-][a-z0-9._-]*\/)*[a-z0-9_-][a-z0-9._-]*$/;

/** Returns the key itself. Throws if it could leave the storage: a programming error. */
export function checkedKey(key: string): string {
  if (!KEY.test(key) || key.length > 300) throw new Error(`"${key}" is not a key of the storage.`);
  return key;
}
