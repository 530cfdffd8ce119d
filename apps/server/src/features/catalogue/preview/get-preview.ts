import type { getPreview as contract } from '@patio/contract/catalogue/preview/get-preview.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { WrittenJson } from '../../../platform/http/bodies/written-json.ts';
import { offersByCode } from '../catalogue/public.ts';
import { previewReader } from './preview.store.ts';
import { previewTokenHash } from './preview-token.ts';
import { makePrivate } from './private-reply.ts';

/** Visitors are individuals (S-21); the other profiles come with the prices and galleries. */
const visitor = { profileCode: 7, accountId: null } as const;

/** API-31, PREV-01: the offer of a preview link, without signing in. */
export const getPreview =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { now, reply }) => {
    makePrivate(reply);
    const code = await previewReader(database, previewTokenHash(params.token), now).offerCode();
    if (code === null) return fail('preview-not-found');
    const [offer] = await offersByCode(database, visitor, [code]);
    return offer === undefined ? fail('preview-not-found') : new WrittenJson(offer);
  };
