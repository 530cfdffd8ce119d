/**
 * The storage of files did not do what it was asked to, and may later: the disk is full, S3 is away or refuses, or bytes are missing or
 * wrong. The text names neither files nor credentials; the original error is not kept, because it may hold them.
 */
export class StorageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StorageError';
  }
}
