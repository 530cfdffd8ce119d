import type {
  SavedSearch,
  SavedSearchFrequency,
} from '@patio/contract/catalogue/saved-searches/saved-search.ts';

/** What the owner of a search decides. */
export type SearchForm = Pick<SavedSearch, 'nome' | 'frequencia' | 'email' | 'notificacao'>;

export const FREQUENCIES = ['IMEDIATA', 'DIARIA', 'NUNCA'] as const satisfies readonly SavedSearchFrequency[];

/** Default alerts of a search. */
export function newForm(nome: string): SearchForm {
  return { nome, frequencia: 'IMEDIATA', email: true, notificacao: true };
}

/** Takes the form out of a search. */
export function formOf({ nome, frequencia, email, notificacao }: SavedSearch): SearchForm {
  return { nome, frequencia, email, notificacao };
}

/** What is wrong with it: no name, or an alert without a way. */
export function mistakeIn({ nome, frequencia, email, notificacao }: SearchForm): 'name' | 'channel' | null {
  if (nome.trim() === '') return 'name';
  return frequencia !== 'NUNCA' && !email && !notificacao ? 'channel' : null;
}
