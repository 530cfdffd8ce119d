import type {
  SavedSearch,
  SavedSearchFrequency,
} from '@patio/contract/catalogue/saved-searches/saved-search.ts';

/** The settings of a saved search that its owner chooses. */
export type SearchForm = Pick<SavedSearch, 'nome' | 'frequencia' | 'email' | 'notificacao'>;

export const FREQUENCIES = ['IMEDIATA', 'DIARIA', 'NUNCA'] as const satisfies readonly SavedSearchFrequency[];

/** Default alerts of a search. */
export function newForm(nome: string): SearchForm {
  return { nome, frequencia: 'IMEDIATA', email: true, notificacao: true };
}

/** The form for an existing search. */
export function formOf({ nome, frequencia, email, notificacao }: SavedSearch): SearchForm {
  return { nome, frequencia, email, notificacao };
}

/** Validation errors: no name, or an alert without a channel. */
export function mistakeIn({ nome, frequencia, email, notificacao }: SearchForm): 'name' | 'channel' | null {
  if (nome.trim() === '') return 'name';
  return frequencia !== 'NUNCA' && !email && !notificacao ? 'channel' : null;
}
