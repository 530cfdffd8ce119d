import type { getDraft as contract } from '@patio/contract/catalogue/drafts/get-draft.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { presentStored } from './draft-reply.ts';

/** The draft of an offer, or what the offer states. */
export const getDraft =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params }, context) =>
    presentStored(deps, deps.database, params.id, context);
