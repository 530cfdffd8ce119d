import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '../../config/config.ts';
import { checkedStream } from './checked-stream.ts';
import { isMissing, isThere, s3Failure } from './s3-failure.ts';
import { StorageError } from './storage-error.ts';
import {
  checkedKey,
  isKey,
  type FileFacts,
  type Part,
  type SentFile,
  type Storage,
  type StoredFile,
} from './storage.ts';

const CONNECT_MS = 2000;
const ATTEMPTS = 3;
/** What the client would print may hold addresses and headers; failures are reported as errors. */
const say = () => undefined;
const SILENT = { trace: say, debug: say, info: say, warn: say, error: say };

/** The slowest that a connection may be, bytes per second. */
const SLOWEST = 128 * 1024;

/** Stores files in a bucket of S3 or of what speaks like it. The checksum of each is kept with it as metadata. */
export function s3Storage(settings: S3Settings): Storage {
  const bucket = new Bucket(settings);
  return {
    put: async (key, content) => {
      await bucket.put(checkedKey(key), content, false);
    },
    add: (key, file) => bucket.add(checkedKey(key), file),
    get: async (key) => {
      const facts = await bucket.head(checkedKey(key));
      return facts === null ? null : bucket.stored(key, facts);
    },
    read: (key) => bucket.read(checkedKey(key)),
    head: (key) => bucket.head(checkedKey(key)),
    delete: (key) => bucket.delete(checkedKey(key)),
    list: (prefix) => bucket.list(prefix),
  };
}

class Bucket {
  readonly #client: S3Client;
  readonly #name: string;
  readonly #waitMs: number;

  constructor({ endpoint, region, bucket, accessKeyId, secretAccessKey, pathStyle, waitMs }: S3Settings) {
    this.#name = bucket;
    this.#waitMs = waitMs;
    this.#client = new S3Client({
      ...(endpoint === null ? {} : { endpoint }),
      region,
      forcePathStyle: pathStyle,
      credentials: { accessKeyId, secretAccessKey },
      maxAttempts: ATTEMPTS,
      logger: SILENT,
      // Checksums are sent and compared here; what the client would add by itself, older servers do not know.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECT_MS },
    });
  }

  async put(key: string, content: Uint8Array | SentFile, onlyNew: boolean): Promise<void> {
    const file = content instanceof Uint8Array ? wholeOf(content) : streamOf(content);
    const limit = AbortSignal.timeout(this.#waitMs + Math.ceil(file.size / SLOWEST) * 1000);
    try {
      await this.#client.send(
        new PutObjectCommand({
          Bucket: this.#name,
          Key: key,
          Body: file.body,
          ContentLength: file.size,
          ChecksumSHA256: Buffer.from(file.sha256, 'hex').toString('base64'),
          Metadata: { sha256: file.sha256 },
          ...(onlyNew ? { IfNoneMatch: '*' } : {}),
        }),
        { abortSignal: AbortSignal.any([limit, file.broken]) },
      );
    } catch (error) {
      const reason: unknown = file.broken.reason;
      if (file.broken.aborted && reason instanceof Error) throw reason;
      if (onlyNew && isThere(error)) throw error;
      throw s3Failure(error, 'PutObject');
    }
  }

  async add(key: string, file: SentFile): Promise<boolean> {
    // Asked as well, because some servers do not know the condition.
    if ((await this.head(key)) !== null) return false;
    try {
      await this.put(key, file, true);
      return true;
    } catch (error) {
      if (isThere(error)) return false;
      throw error;
    }
  }

  async head(key: string): Promise<FileFacts | null> {
    try {
      const found = await this.#client.send(new HeadObjectCommand({ Bucket: this.#name, Key: key }), {
        abortSignal: AbortSignal.timeout(this.#waitMs),
      });
      return { size: found.ContentLength ?? 0, sha256: found.Metadata?.['sha256'] ?? null };
    } catch (error) {
      if (isMissing(error)) return null;
      throw s3Failure(error, 'HeadObject');
    }
  }

  stored(key: string, facts: FileFacts): StoredFile {
    return { size: facts.size, open: (part) => this.#open(key, facts, part) };
  }

  async #open(key: string, facts: FileFacts, part: Part | undefined): Promise<Readable> {
    try {
      const { Body } = await this.#send(key, part);
      if (!(Body instanceof Readable)) throw new StorageError('S3 sent no file');
      return checkedStream(Body, {
        size: part === undefined ? facts.size : part.last - part.first + 1,
        sha256: part === undefined ? facts.sha256 : null,
        idleMs: this.#waitMs,
      });
    } catch (error) {
      throw s3Failure(error, 'GetObject');
    }
  }

  /** The time limit is for the answer; the bytes that follow have their own. */
  async #send(key: string, part: Part | undefined) {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), this.#waitMs);
    const range = part === undefined ? {} : { Range: `bytes=${part.first}-${part.last}` };
    try {
      return await this.#client.send(new GetObjectCommand({ Bucket: this.#name, Key: key, ...range }), {
        abortSignal: limit.signal,
      });
    } finally {
      clearTimeout(timer);
    }
  }

  /** What arrives damaged, or was replaced since its facts were asked for, is asked for once more. */
  async read(key: string): Promise<Buffer | null> {
    const readOnce = async () => {
      const facts = await this.head(key);
      return facts === null ? null : buffer(await this.#open(key, facts, undefined));
    };
    return readOnce().catch(readOnce);
  }

  async delete(key: string): Promise<void> {
    try {
      await this.#client.send(new DeleteObjectCommand({ Bucket: this.#name, Key: key }), {
        abortSignal: AbortSignal.timeout(this.#waitMs),
      });
    } catch (error) {
      throw s3Failure(error, 'DeleteObject');
    }
  }

  async *list(prefix: string): AsyncGenerator<string> {
    let after: string | undefined;
    do {
      const page = await this.#page(prefix, after);
      for (const { Key } of page.Contents ?? []) if (Key !== undefined && isKey(Key)) yield Key;
      after = page.IsTruncated === true ? page.Contents?.at(-1)?.Key : undefined;
    } while (after !== undefined);
  }

  async #page(prefix: string, after: string | undefined) {
    try {
      return await this.#client.send(
        new ListObjectsV2Command({ Bucket: this.#name, Prefix: prefix, StartAfter: after }),
        { abortSignal: AbortSignal.timeout(this.#waitMs) },
      );
    } catch (error) {
      throw s3Failure(error, 'ListObjectsV2');
    }
  }
}

function wholeOf(bytes: Uint8Array) {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { body: bytes, size: bytes.length, sha256, broken: new AbortController().signal };
}

/** The client does not notice when a body fails, so the request is ended by `broken`. */
function streamOf({ stream, size, sha256 }: SentFile) {
  const broken = new AbortController();
  const body = checkedStream(stream, { size, sha256 });
  body.once('error', (error) => broken.abort(error));
  return { body, size, sha256, broken: broken.signal };
}
