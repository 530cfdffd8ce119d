import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import { capitalOf, stateOfCep } from '@patio/domain/catalogue/places/state-of-cep.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { networkOf } from '../../../platform/http/peers/network-of.ts';
import { placeCodes, readCep, type LookUpCep } from '../../catalogue/places/public.ts';
import { beginAttempt } from '../../identity/sessions/public.ts';

/** The destination: an own address, or a city by its code; neither: not stated. */
export interface Goal {
  readonly addressCode: number | null;
  readonly cityCode: number | null;
  /** Only the state was given: the city is its capital. */
  readonly byState: boolean;
  /** The city of the CEP is unknown: the capital of its state is used. */
  readonly approximate: boolean;
}

interface Said {
  readonly endereco?: number | undefined;
  readonly cep?: string | undefined;
  readonly uf?: string | undefined;
}

const NOWHERE: Goal = { addressCode: null, cityCode: null, byState: false, approximate: false };

/** More than any one network needs. */
const CEPS_PER_HOUR = 300;
const HOUR_MS = 3_600_000;

/** Finds the destination that a user means. Errors: `postal-code-not-found`, `too-many-requests`, field errors for an invalid CEP. */
export async function findGoal(
  deps: ServerDeps,
  lookUp: LookUpCep,
  { endereco, cep, uf }: Said,
  context: CallContext,
): Promise<Goal> {
  if (endereco !== undefined) return { ...NOWHERE, addressCode: endereco };
  if (cep !== undefined) return goalOfCep(deps, lookUp, readCep(cep, context), context);
  if (uf === undefined) return NOWHERE;
  const cityCode = capitalOf(uf);
  if (cityCode === null) {
    throw new ApiError('invalid-fields', { erros: [fieldText('state-unknown', 'uf', context.idiom)] });
  }
  return { ...NOWHERE, cityCode, byState: true };
}

async function goalOfCep(
  deps: ServerDeps,
  lookUp: LookUpCep,
  cep: string,
  context: CallContext,
): Promise<Goal> {
  const limit = { perSubject: CEPS_PER_HOUR, windowMs: HOUR_MS };
  await beginAttempt(deps, `freight:${networkOf(context.request.ip)}`, context, limit);
  // A provider that is slow delays no other reading.
  await context.request.takeTurn?.('outside');
  const found = await lookUp(cep, context);
  if (found.kind === 'unknown') throw new ApiError('postal-code-not-found');
  if (found.kind === 'found') {
    const { city } = await placeCodes(deps.database, found.place.uf, found.place.city);
    if (city !== null) return { ...NOWHERE, cityCode: city };
  }
  const capital = stateOfCep(cep)?.capitalCode ?? null;
  if (capital === null) throw new ApiError('postal-code-not-found');
  return { ...NOWHERE, cityCode: capital, approximate: true };
}
