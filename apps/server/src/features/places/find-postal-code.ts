import { fieldText } from '@patio/contract/errors/field-texts.ts';
import type { findPostalCode as contract } from '@patio/contract/places/find-postal-code.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Handler } from '../../platform/http/serve.ts';
import { askHttpCep } from './http-cep.ts';
import { createCepLookUp } from './look-up-cep.ts';
import { placeCodes } from './places.store.ts';

export const findPostalCode = ({ config, database }: ServerDeps): Handler<typeof contract> => {
  const { providerUrl, timeoutMs } = config.cep;
  const lookUp = createCepLookUp(database, providerUrl === null ? null : askHttpCep(providerUrl, timeoutMs));
  return async ({ params, fail }, { idiom, now }) => {
    const cep = params.cep.replaceAll(/[.\- ]/g, '');
    if (!/^\d{8}$/.test(cep)) {
      const message = /^\d*$/.test(cep) ? 'cep-length' : 'cep-digits';
      return fail('invalid-fields', { erros: [fieldText(message, 'cep', idiom)] });
    }
    const place = await lookUp(cep, now);
    if (!place) return fail('postal-code-not-found');
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
};
