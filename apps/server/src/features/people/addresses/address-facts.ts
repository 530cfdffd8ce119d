import type { createAddress } from '@patio/contract/people/addresses/create-address.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { Input } from '@patio/contract/route/define-route.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { knowPlaces, type AddressFacts } from './addresses.store.ts';

type Given = Input<typeof createAddress>['body'];

/** The stored part of a form. `main` is decided by the caller. */
export function addressFacts(given: Given, main: boolean): AddressFacts {
  return {
    cep: given.cep,
    street: given.endereco,
    number: given.numeroEndereco,
    complement: given.complemento ?? '',
    district: given.bairro,
    state_code: given.estado,
    city_code: given.cidade,
    main,
  };
}

/** Errors: `invalid-fields` for an unknown state, or a city that is not in it. */
export async function checkPlaces(queries: Queries, given: Given, idiom: Idiom): Promise<void> {
  const known = await knowPlaces(queries, given.estado, given.cidade);
  if (known.city) return;
  const message = known.state ? 'city-unknown' : 'state-unknown';
  throw new ApiError('invalid-fields', { erros: [fieldText(message, '', idiom)] });
}
