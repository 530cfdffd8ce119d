import type { listPreviewProfiles as contract } from '@patio/contract/catalogue/preview/list-preview-profiles.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { everyProfile, profileName } from '../../identity/accounts/public.ts';
import { previewReader } from './preview.store.ts';
import { previewTokenHash } from './preview-token.ts';
import { makePrivate } from './private-reply.ts';

/** API-34, PREV-03: the profiles that a reviewer may view as. */
export const listPreviewProfiles =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { now, idiom, reply }) => {
    makePrivate(reply);
    const code = await previewReader(database, previewTokenHash(params.token), now).offerCode();
    if (code === null) return fail('preview-not-found');
    return { data: everyProfile.map((codigo) => ({ codigo, descricao: profileName(codigo, idiom) })) };
  };
