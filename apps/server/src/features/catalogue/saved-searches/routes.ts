import { createSavedSearch as createContract } from '@patio/contract/catalogue/saved-searches/create-saved-search.ts';
import { deleteSavedSearch as deleteContract } from '@patio/contract/catalogue/saved-searches/delete-saved-search.ts';
import { listSavedSearches as listContract } from '@patio/contract/catalogue/saved-searches/list-saved-searches.ts';
import { turnOffSavedSearch as turnOffContract } from '@patio/contract/catalogue/saved-searches/turn-off-saved-search.ts';
import { updateSavedSearch as updateContract } from '@patio/contract/catalogue/saved-searches/update-saved-search.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { createSavedSearch } from './create-saved-search.ts';
import { deleteSavedSearch } from './delete-saved-search.ts';
import { listSavedSearches } from './list-saved-searches.ts';
import { turnOffSavedSearch } from './turn-off-saved-search.ts';
import { updateSavedSearch } from './update-saved-search.ts';

export async function savedSearchRoutes(app: FastifyInstance, deps: ServerDeps): Promise<void> {
  serve(app, listContract)(listSavedSearches(deps));
  serve(app, createContract)(createSavedSearch(deps));
  serve(app, updateContract)(updateSavedSearch(deps));
  serve(app, deleteContract)(deleteSavedSearch(deps));
  await app.register(async (forms) => {
    // Mail clients post a form (RFC 8058), which adds nothing to the URL.
    forms.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));
    serve(forms, turnOffContract)(turnOffSavedSearch(deps));
  });
}
