import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { bucketAt } from '../../../test/processes/local-s3.ts';
import { s3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

type Answer = (request: IncomingMessage, reply: ServerResponse) => void;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A storage on a server that answers as told; `calls` are what it was asked. */
async function answering(answer: Answer, waitMs = 5000): Promise<{ storage: Storage; calls: string[] }> {
  const calls: string[] = [];
  const server = createServer((request, reply) => {
    calls.push(`${request.method ?? ''} ${request.url ?? ''}`);
    request.resume();
    answer(request, reply);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { storage: s3Storage(bucketAt(`http://127.0.0.1:${port}`, waitMs)), calls };
}

const failed = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'no failure',
    (error: unknown) => error,
  );

const bytes = Buffer.from('0123456789');
const sha256 = createHash('sha256').update(bytes).digest('hex');

/** Answers with a file whose bytes are given by the caller. */
const sending = (send: (reply: ServerResponse, attempt: number) => void, sum = sha256): Answer => {
  let attempt = 0;
  return (request, reply) => {
    reply.writeHead(200, { 'content-length': 10, 'x-amz-meta-sha256': sum });
    if (request.method === 'HEAD') return void reply.end();
    attempt += 1;
    return send(reply, attempt);
  };
};

test('a refusal names the call and the reason, and neither keys nor addresses', async () => {
  const { storage, calls } = await answering((_request, reply) => {
    reply.writeHead(403, { 'content-type': 'application/xml', 'x-secret': 'S3RVER' });
    reply.end('<Error><Code>AccessDenied</Code><Message>S3RVER</Message></Error>');
  });
  const error = await failed(storage.put('media/x', bytes));
  expect(error).toMatchObject({ name: 'StorageError', message: 'S3 answered 403 AccessDenied to PutObject' });
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/S3RVER|media\/x/);
  expect(calls).toHaveLength(1);
  expect(await failed(storage.read('media/x'))).toMatchObject({ name: 'StorageError' });
});

test('a bucket that is not there is a failure, not a missing file', async () => {
  const { storage } = await answering((_request, reply) => {
    reply.writeHead(404, { 'content-type': 'application/xml' });
    reply.end('<Error><Code>NoSuchBucket</Code></Error>');
  });
  expect(await failed(storage.put('media/x', bytes))).toMatchObject({
    message: 'S3 answered 404 NoSuchBucket to PutObject',
  });
});

test('a server that is busy for a moment is asked again', async () => {
  let answers = 0;
  const { storage } = await answering((_request, reply) => {
    answers += 1;
    reply.writeHead(answers < 3 ? 503 : 200).end();
  });
  await storage.put('media/x', bytes);
  expect(answers).toBe(3);
});

test('a server that is away or does not answer fails within the time limit', async () => {
  const nobody = s3Storage(bucketAt('http://127.0.0.1:1'));
  expect(await failed(nobody.read('media/x'))).toMatchObject({
    message: 'S3 did not answer HeadObject: ECONNREFUSED',
  });
  const { storage } = await answering(() => undefined, 300);
  const start = performance.now();
  const calls: (() => Promise<unknown>)[] = [
    () => storage.read('media/x'),
    () => storage.put('media/x', bytes),
    () => storage.delete('media/x'),
    () => storage.list('')[Symbol.asyncIterator]().next(),
  ];
  for (const call of calls) expect(await failed(call())).toMatchObject({ name: 'StorageError' });
  expect(performance.now() - start).toBeLessThan(30_000);
});

test('a file that ends early, stalls or is damaged is never taken for whole', async () => {
  for (const send of [
    (reply: ServerResponse) => void reply.write('01234', () => reply.destroy()),
    (reply: ServerResponse) => void reply.write('01234'),
    (reply: ServerResponse) => void reply.end('0123456780'),
  ]) {
    const { storage } = await answering(sending(send), 300);
    expect(await failed(storage.read('media/x'))).toMatchObject({ name: 'StorageError' });
    const file = await storage.get('media/x');
    expect(await failed(file === null ? Promise.resolve() : file.open().then(buffer))).toMatchObject({
      name: 'StorageError',
    });
  }
});

test('a file that arrived damaged is read once more', async () => {
  const { storage } = await answering(
    sending((reply, attempt) => void reply.end(attempt === 1 ? '0123456780' : bytes)),
  );
  expect((await storage.read('media/x'))?.equals(bytes)).toBe(true);
});

test('a long list is read page by page', async () => {
  const page = (keys: readonly string[], more: boolean) =>
    `<ListBucketResult><IsTruncated>${String(more)}</IsTruncated>${keys
      .map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`)
      .join('')}</ListBucketResult>`;
  const { storage, calls } = await answering((request, reply) => {
    const after = new URL(request.url ?? '', 'http://s3').searchParams.get('start-after');
    reply.writeHead(200, { 'content-type': 'application/xml' });
    reply.end(after === null ? page(['a/1', 'a/2'], true) : page(['a/3', 'a/Not-A-Key'], false));
  });
  const keys: string[] = [];
  for await (const key of storage.list('a/')) keys.push(key);
  expect(keys).toEqual(['a/1', 'a/2', 'a/3']);
  expect(calls[1]).toContain('start-after=a%2F2');
});
