import type {
  SavedSearch,
  SavedSearchFrequency,
} from '@patio/contract/catalogue/saved-searches/saved-search.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { Frequency, SearchChange, SearchRow } from './saved-searches.store.ts';

const wire: Readonly<Record<Frequency, SavedSearchFrequency>> = {
  'at-once': 'IMEDIATA',
  daily: 'DIARIA',
  never: 'NUNCA',
};
const stored: Readonly<Record<SavedSearchFrequency, Frequency>> = {
  IMEDIATA: 'at-once',
  DIARIA: 'daily',
  NUNCA: 'never',
};

/** A saved search for its owner. */
export function presentSearch(row: SearchRow): SavedSearch {
  return {
    codigo: row.id,
    nome: row.name,
    filtro: row.query,
    parceiro: row.store,
    frequencia: wire[row.frequency],
    email: row.by_mail,
    notificacao: row.by_notification,
    novas: row.news,
    dataCriacao: isoInstant(row.created_at),
  };
}

/** A new name and alert, merged with the existing ones. */
export function searchChange(
  given: Partial<Pick<SavedSearch, 'nome' | 'frequencia' | 'email' | 'notificacao'>>,
  before: SearchChange,
): SearchChange {
  return {
    name: given.nome ?? before.name,
    frequency: given.frequencia === undefined ? before.frequency : stored[given.frequencia],
    by_mail: given.email ?? before.by_mail,
    by_notification: given.notificacao ?? before.by_notification,
  };
}

/** An alert without a channel. */
export function lacksChannel(change: SearchChange): boolean {
  return change.frequency !== 'never' && !change.by_mail && !change.by_notification;
}
