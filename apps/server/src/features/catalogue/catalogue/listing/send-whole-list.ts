import type { commonQuery } from '@patio/contract/wire/primitives.ts';
import type { z } from 'zod';
import type { CallContext } from '../../../../platform/http/call-context.ts';
import { packedJson } from '../../../../platform/http/bodies/packed-json.ts';
import { packingFor } from '../../../../platform/http/bodies/packing.ts';
import type { WrittenJson } from '../../../../platform/http/bodies/written-json.ts';
import type { Lists } from '../lists/list-ask.ts';
import { viewerOf } from '../viewer.ts';

/** Page size for reading the rest of a whole list. */
const nextLimit = 100;

/**
 * `{"data":[…],"total":n}` with the open offers of a category or of all (null), newest first, up to the cap; the header `Link` leads to the
 * rest. It is queued among whole lists (rule 0.37).
 */
export async function sendWholeList(
  lists: Lists,
  category: number | null,
  query: z.output<typeof commonQuery>,
  context: CallContext,
): Promise<WrittenJson> {
  const { request, reply, now } = context;
  await request.takeTurn?.('whole');
  const packing = packingFor(request.headers['accept-encoding']);
  const partner = query.partner || null;
  const ask = { about: 'whole', category, partner, viewer: viewerOf(context), packing, now } as const;
  const answer = await lists.answer(ask);
  if (answer.next !== null) reply.header('link', `<${addressOf(category, query, answer.next)}>; rel="next"`);
  return packedJson(reply, answer);
}

function addressOf(category: number | null, query: z.output<typeof commonQuery>, cursor: string): string {
  const rest = new URLSearchParams({ order: 'MAIS_RECENTES', limit: String(nextLimit), cursor });
  if (category !== null) rest.set('category', String(category));
  if (query.partner) rest.set('partner', query.partner);
  if (query.idiom) rest.set('idiom', query.idiom);
  return `/api/offer?${rest.toString()}`;
}
