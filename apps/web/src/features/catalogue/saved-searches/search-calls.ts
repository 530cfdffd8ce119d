import { createSavedSearch } from '@patio/contract/catalogue/saved-searches/create-saved-search.ts';
import { deleteSavedSearch } from '@patio/contract/catalogue/saved-searches/delete-saved-search.ts';
import type { SavedSearch } from '@patio/contract/catalogue/saved-searches/saved-search.ts';
import { updateSavedSearch } from '@patio/contract/catalogue/saved-searches/update-saved-search.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { saved, type Saved } from '../../../platform/api/saved.ts';
import type { SearchForm } from './search-form.ts';

/** Saves a search in a store or in the house; one saved already gets its new name and alert. */
export function createSearch(
  filtro: string,
  form: SearchForm,
  parceiro: string | null,
): Promise<Saved<SavedSearch>> {
  return saved(() =>
    browserCall(createSavedSearch, { body: { ...form, filtro, parceiro } }, { action: true }),
  );
}

/** Changes name and alert. */
export function changeSearch(id: number, form: SearchForm): Promise<Saved<SavedSearch>> {
  return saved(() => browserCall(updateSavedSearch, { params: { id }, body: form }));
}

/** Records that the offers of a search were viewed; if the call fails, they stay new. */
export async function lookAtSearch(id: number): Promise<void> {
  await browserCall(updateSavedSearch, { params: { id }, body: { vista: true } }).catch(() => undefined);
}

/** Removes a search. */
export function removeSearch(id: number): Promise<Saved<undefined>> {
  return saved(() => browserCall(deleteSavedSearch, { params: { id } }));
}
