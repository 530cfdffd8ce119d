import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestedPart } from '../../../platform/http/bodies/byte-range.ts';
import type { StoredFile } from '../../../platform/storage/storage.ts';

/**
 * Sends a stored file, or the part requested by `Range`: video players read a file in parts, and Safari requires it. Nothing if the client
 * has it already. `etag` identifies this content permanently.
 */
export function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  { etag, type }: { readonly etag: string; readonly type: string },
): FastifyReply {
  reply.headers({ etag, 'accept-ranges': 'bytes' });
  if (isKnown(request.headers['if-none-match'], etag)) {
    file.stream.destroy();
    return reply.code(304).send();
  }
  // Range requests exist for GET only (RFC 9110 §14.2).
  const asked =
    request.method === 'GET'
      ? requestedPart(request.headers, { size: file.size, etag })
      : { kind: 'all' as const };
  if (asked.kind === 'all') {
    return reply.type(type).header('content-length', file.size).send(file.stream);
  }
  file.stream.destroy();
  if (asked.kind === 'outside') {
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${file.size}`, 'cache-control': 'no-store' })
      .send({ erros: ['Trecho fora do arquivo.'] });
  }
  return reply
    .code(206)
    .type(type)
    .headers({
      'content-range': `bytes ${asked.first}-${asked.last}/${file.size}`,
      'content-length': asked.last - asked.first + 1,
    })
    .send(file.part(asked.first, asked.last));
}

function isKnown(header: string | undefined, etag: string): boolean {
  const known = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
