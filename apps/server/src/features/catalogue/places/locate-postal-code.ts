import type { locatePostalCode as contract } from '@patio/contract/catalogue/places/locate-postal-code.ts';
import { stateOfCep } from '@patio/domain/catalogue/places/state-of-cep.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import type { LookUpCep } from './look-up-cep.ts';
import { cityPosition, namedCityPosition, type PositionRow } from './places.store.ts';
import { readCep } from './read-cep.ts';

/**
 * The position of the city of a CEP; if the service does not answer and nothing is known here, that of the capital of its state. A code
 * that the service reports as unassigned is not found.
 */
export const locatePostalCode =
  ({ database }: ServerDeps, lookUp: LookUpCep): Handler<typeof contract> =>
  async ({ params, fail }, context) => {
    const cep = readCep(params.cep, context);
    const found = await lookUp(cep, context);
    if (found.kind === 'unknown') return fail('postal-code-not-found');
    const city =
      found.kind === 'found'
        ? await namedCityPosition(database, found.place.uf, found.place.city)
        : undefined;
    if (city) return position(city, false);
    const state = stateOfCep(cep);
    const capital = state && (await cityPosition(database, state.capitalCode));
    return capital ? position(capital, true) : fail('postal-code-not-found');
  };

function position({ latitude, longitude, name, uf }: PositionRow, aproximada: boolean) {
  return { latitude, longitude, cidade: name, uf, aproximada };
}
