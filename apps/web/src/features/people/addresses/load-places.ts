import { CallFailure } from '@patio/api-client/call-failure.ts';
import { findPostalCode, type PostalCodePlace } from '@patio/contract/catalogue/places/find-postal-code.ts';
import { listCities } from '@patio/contract/catalogue/places/list-cities.ts';
import { listStates } from '@patio/contract/catalogue/places/list-states.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';

export interface City {
  readonly codigoCidade: number;
  readonly cidade: string;
}

export interface State {
  readonly codigoEstado: number;
  readonly estado: string;
  readonly uf: string;
}

/** The 27 states; none when the call fails. */
export function loadStates(): Promise<readonly State[]> {
  return browserCall(listStates).catch(() => []);
}

/** The cities of a state by its code; none when the call fails. */
export function loadCities(state: number): Promise<readonly City[]> {
  return browserCall(listCities, { params: { id: state } }).catch(() => []);
}

/** What is known about a CEP of eight digits (ADDR-04), or why there is no result. */
export function loadPostalCode(
  cep: string,
  signal: AbortSignal,
): Promise<PostalCodePlace | 'unknown' | 'unreachable'> {
  return browserCall(findPostalCode, { params: { cep } }, { signal }).catch((failure: unknown) =>
    failure instanceof CallFailure && failure.status === 404 ? 'unknown' : 'unreachable',
  );
}
