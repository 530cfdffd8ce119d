import type { Readable } from 'node:stream';

/** Bytes of a file, both ends included. */
export type Part = { readonly first: number; readonly last: number };

/** A stored file as it is sent. */
export type StoredFile = {
  /** bytes */
  readonly size: number;
  /** Opens the file or a part of it, which must be valid. The stream fails if it would end early or differ from what was stored. */
  open(part?: Part): Promise<Readable>;
};

/** A file that is stored as it arrives. */
export type SentFile = {
  readonly stream: Readable;
  /** bytes */
  readonly size: number;
  /** hexadecimal */
  readonly sha256: string;
};

/** What is known of a stored file without reading it. */
export type FileFacts = {
  /** bytes */
  readonly size: number;
  /** hexadecimal; null: this storage keeps none */
  readonly sha256: string | null;
};

/**
 * Where pictures, reports, documents and attachments are stored. Keys are lower-case paths such as `media/3f/…/800.webp`. Errors of every
 * call: `StorageError`.
 */
export type Storage = {
  /** Stores a file; readers see all of it or nothing. Replaces an existing one. A stream that differs from its size or checksum is refused. */
  put(key: string, content: Uint8Array | SentFile): Promise<void>;
  /** Stores a file unless there is one; whether it did. */
  add(key: string, file: SentFile): Promise<boolean>;
  /** Returns a file to be read, or null when there is none. */
  get(key: string): Promise<StoredFile | null>;
  /** Returns a whole file, or null when there is none. */
  read(key: string): Promise<Buffer | null>;
  /** Returns the facts of a file, or null when there is none. */
  head(key: string): Promise<FileFacts | null>;
  /** Deletes a file; does nothing if there is none. */
  delete(key: string): Promise<void>;
  /** The keys that begin with a text, in any order. Files that come or go meanwhile may be in it or not. */
  list(prefix: string): AsyncIterable<string>;
};

const KEY = /^(?:[a-z0-9_-][a-z0-9._-]*\/)*[a-z0-9_-][a-z0-9._-]*$/;

/** Whether a text can be a key. */
export function isKey(text: string): boolean {
  return KEY.test(text) && text.length <= 300;
}

/** Returns the key itself. Throws if it could leave the storage: a programming error. */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error(`"${key}" is not a key of the storage.`);
  return key;
}
