import type { findPostalCode as contract } from '@patio/contract/catalogue/places/find-postal-code.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import type { LookUpCep } from './look-up-cep.ts';
import { placeCodes } from './places.store.ts';
import { readCep } from './read-cep.ts';

export const findPostalCode =
  ({ database }: ServerDeps, lookUp: LookUpCep): Handler<typeof contract> =>
  async ({ params, fail }, context) => {
    const found = await lookUp(readCep(params.cep, context), context);
    if (found.kind !== 'found') return fail('postal-code-not-found');
    const { place } = found;
    const codes = await placeCodes(database, place.uf, place.city);
    return {
      logradouro: place.street,
      complemento: place.complement,
      bairro: place.district,
      localidade: place.city,
      uf: place.uf,
      codigoEstado: codes.state,
      codigoCidade: codes.city,
    };
  };
