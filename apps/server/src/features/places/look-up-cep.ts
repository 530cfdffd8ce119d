import type { Queries } from '../../platform/db/database.ts';
import type { AskCep, CepAnswer } from './cep-place.ts';
import { askLocalCep } from './local-cep.ts';
import { keepPostalCode, keptPostalCode } from './postal-code.store.ts';

/** Streets get new names rarely. */
const keepMs = 90 * 86_400_000;

/** What is known of a CEP of 8 digits; `unavailable`: nobody who knows it could be asked. Never throws for a service that fails. */
export type LookUpCep = (cep: string, now: number) => Promise<CepAnswer>;

/** Joins look-ups of one code that run at the same time, and asks the service only for what is not kept. */
export function createCepLookUp(queries: Queries, service: AskCep | null): LookUpCep {
  const running = new Map<string, Promise<CepAnswer>>();
  return (cep, now) => {
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
): Promise<CepAnswer> {
  const kept = await keptPostalCode(queries, cep);
  if (kept && (kept.fetched_at === null || kept.fetched_at > now - keepMs))
    return { kind: 'found', place: kept };
  const answer = service ? await service(cep) : null;
  if (answer?.kind === 'found') await keepPostalCode(queries, cep, answer.place, now);
  if (answer?.kind === 'found' || answer?.kind === 'unknown') return answer;
  if (kept) return { kind: 'found', place: kept };
  const local = await askLocalCep(cep);
  return local.kind === 'found' ? local : { kind: 'unavailable' };
}
