import type { listDraftChoices as contract } from '@patio/contract/catalogue/drafts/list-draft-choices.ts';
import type { listDraftModels as modelsContract } from '@patio/contract/catalogue/drafts/list-draft-models.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { storeOf } from '../../../../platform/access/store-access.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { findChoices, findModels } from './choices.store.ts';

/** What a form can choose from. */
export const listDraftChoices =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  (_input, { actor }) =>
    findChoices(database, storeOf(actor));

/** The models of a brand. */
export const listDraftModels =
  ({ database }: ServerDeps): Handler<typeof modelsContract> =>
  async ({ params }) =>
    findModels(database, params.id);
