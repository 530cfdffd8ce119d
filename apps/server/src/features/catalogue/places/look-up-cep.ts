import type { ServerDeps } from '../../../deps.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { beginAttempt, networkOf } from '../../identity/sessions/public.ts';
import type { AskCep, CepAnswer } from './cep-place.ts';
import { askLocalCep } from './local-cep.ts';
import { cachePostalCode, cachedPostalCode } from './postal-code.store.ts';

/** Streets are rarely renamed. */
const maxAgeMs = 90 * 86_400_000;
const hourMs = 3_600_000;

/**
 * What is known about a CEP of 8 digits; `unavailable`: no source could be queried. A failing service is not an error. Errors:
 * `too-many-requests` for a network that exceeds the hourly limit of service look-ups.
 */
export type LookUpCep = (cep: string, context: Pick<CallContext, 'now' | 'request'>) => Promise<CepAnswer>;

/** Shares concurrent look-ups of one code, and queries the service only for codes that are not stored. */
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
    // Each caller counts separately, even if they join a look-up in progress.
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
  // Another user may have looked it up since this caller checked.
  const cached = await cachedPostalCode(database, cep);
  if (cached && isFresh(cached, now)) return { kind: 'found', place: cached };
  const answer = await service(cep);
  if (answer.kind === 'found') await cachePostalCode(database, cep, answer.place, now);
  return answer;
}
