import type { ServerDeps } from '../../../deps.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { beginAttempt, networkOf } from '../../identity/sessions/public.ts';
import type { AskCep, CepAnswer } from './cep-place.ts';
import { askLocalCep } from './local-cep.ts';
import { cachePostalCode, cachedPostalCode } from './postal-code.store.ts';

/** Streets get new names rarely. */
const maxAgeMs = 90 * 86_400_000;
const hourMs = 3_600_000;

/**
 * What is known of a CEP of 8 digits; `unavailable`: nobody who knows it could be asked. Never fails because a service does.
 * Errors: `too-many-requests` for a network that has the service asked for more codes an hour than people have addresses.
 */
export type LookUpCep = (cep: string, context: Pick<CallContext, 'now' | 'request'>) => Promise<CepAnswer>;

/** Joins look-ups of one code that run at the same time, and asks the service only for what is not stored. */
export function createCepLookUp(deps: ServerDeps, service: AskCep | null): LookUpCep {
  const running = new Map<string, Promise<CepAnswer>>();
  const join = (cep: string, ask: () => Promise<CepAnswer>): Promise<CepAnswer> => {
    const known = running.get(cep);
    if (known) return known;
    const search = ask().finally(() => running.delete(cep));
    running.set(cep, search);
    return search;
  };
  return async (cep, context) => {
    const cached = await cachedPostalCode(deps.database, cep);
    if (cached && isFresh(cached, context.now)) return { kind: 'found', place: cached };
    // Each caller counts for themselves, also who joins a question that runs already.
    if (service) await count(deps, context);
    const answer = service ? await join(cep, () => ask(deps, service, cep, context.now)) : null;
    if (answer?.kind === 'found' || answer?.kind === 'unknown') return answer;
    if (cached) return { kind: 'found', place: cached };
    const local = await askLocalCep(cep);
    return local.kind === 'found' ? local : { kind: 'unavailable' };
  };
}

async function count(deps: ServerDeps, context: Pick<CallContext, 'now' | 'request'>): Promise<void> {
  const subject = `cep:${networkOf(context.request.ip)}`;
  const limit = { perSubject: deps.config.rules.cepPerHour, windowMs: hourMs };
  await beginAttempt(deps, subject, context, limit);
}

function isFresh({ fetched_at: at }: { readonly fetched_at: number | null }, now: number): boolean {
  return at === null || at > now - maxAgeMs;
}

async function ask({ database }: ServerDeps, service: AskCep, cep: string, now: number): Promise<CepAnswer> {
  // Another user may have asked since this caller looked.
  const cached = await cachedPostalCode(database, cep);
  if (cached && isFresh(cached, now)) return { kind: 'found', place: cached };
  const answer = await service(cep);
  if (answer.kind === 'found') await cachePostalCode(database, cep, answer.place, now);
  return answer;
}
