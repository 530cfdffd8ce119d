import type { FastifyReply } from 'fastify';
import type { PackedReply } from './packing.ts';
import { WrittenJson } from './written-json.ts';

/** Sends a compressed reply as it is; later compression hooks leave it alone. */
export function packedJson(reply: FastifyReply, { body, packing, etag }: PackedReply): WrittenJson {
  reply.header('etag', etag);
  if (packing !== null) reply.header('content-encoding', packing);
  return new WrittenJson(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
}
