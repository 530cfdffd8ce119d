import type { Queries } from '../../platform/db/database.ts';
import type { AskCep, CepPlace } from './cep-place.ts';
import { askLocalCep } from './local-cep.ts';
import { keepPostalCode, keptPostalCode } from './postal-code.store.ts';

/** Streets get new names rarely. */
const keepMs = 90 * 86_400_000;

/** Joins look-ups of one code that run at the same time, and asks the service only for what is not kept. */
export function createCepLookUp(queries: Queries, service: AskCep | null) {
  const running = new Map<string, Promise<CepPlace | null>>();
  return (cep: string, now: number): Promise<CepPlace | null> => {
    const known = running.get(cep);
    if (known) return known;
    const search = lookUp(queries, service, cep, now).finally(() => running.delete(cep));
    running.set(cep, search);
    return search;
  };
}

async function lookUp(
  queries: Queries,
  service: AskCep | null,
  cep: string,
  now: number,
): Promise<CepPlace | null> {
  const kept = await keptPostalCode(queries, cep);
  if (kept && (kept.fetched_at === null || kept.fetched_at > now - keepMs)) return kept;
  const answer = service ? await service(cep) : null;
  if (answer?.kind === 'found') {
    await keepPostalCode(queries, cep, answer.place, now);
    return answer.place;
  }
  if (answer?.kind === 'unknown') return null;
  if (kept) return kept;
  const local = await askLocalCep(cep);
  return local.kind === 'found' ? local.place : null;
}
