import { S3ServiceException } from '@aws-sdk/client-s3';
import { StorageError } from './storage-error.ts';

/** Whether S3 answered that there is no such file. */
export function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'NotFound');
}

/** Whether S3 did not write because there is a file already. */
export function isThere(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 412;
}

/** The failure of a call without addresses, headers or credentials. */
export function s3Failure(error: unknown, call: string): Error {
  if (error instanceof StorageError) return error;
  if (error instanceof S3ServiceException)
    return new StorageError(`S3 answered ${error.$metadata.httpStatusCode ?? '?'} ${error.name} to ${call}`);
  const name = error instanceof Error ? (codeIn(error) ?? error.name) : 'failure';
  return new StorageError(`S3 did not answer ${call}: ${name}`);
}

const codeIn = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : null);
