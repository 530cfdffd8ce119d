import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestedPart } from '../../../platform/http/bodies/byte-range.ts';
import type { StoredFile } from '../../../platform/storage/storage.ts';

/**
 * Sends a stored file, or the part requested by `Range`: video players read a file in parts, and Safari requires it. Nothing if the client
 * has it already. `etag` identifies this content permanently.
 */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  { etag, type }: { readonly etag: string; readonly type: string },
): Promise<FastifyReply> {
  reply.headers({ etag, 'accept-ranges': 'bytes' });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  // Range requests exist for GET only (RFC 9110 §14.2).
  const asked =
    request.method === 'GET'
      ? requestedPart(request.headers, { size: file.size, etag })
      : { kind: 'all' as const };
  if (asked.kind === 'all') {
    const whole = request.method === 'HEAD' ? Readable.from([]) : await file.open();
    return reply.type(type).header('content-length', file.size).send(whole);
  }
  if (asked.kind === 'outside') {
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${file.size}`, 'cache-control': 'no-store' })
      .send({ erros: ['Trecho fora do arquivo.'] });
  }
  const part = await file.open({ first: asked.first, last: asked.last });
  return reply
    .code(206)
    .type(type)
    .headers({
      'content-range': `bytes ${asked.first}-${asked.last}/${file.size}`,
      'content-length': asked.last - asked.first + 1,
    })
    .send(part);
}

function isKnown(header: string | undefined, etag: string): boolean {
  const known = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
