import type { PostalCodePlace } from '@patio/contract/catalogue/places/find-postal-code.ts';
import type { AddressFields } from '@patio/domain/people/addresses/address-fields.ts';

/**
 * Fills in what is known for a postal code; the rest stays (ADDR-04), and so does what was typed since `asked`, the form when the request
 * was sent. A city goes with its state.
 */
export function withPlace(now: AddressFields, asked: AddressFields, place: PostalCodePlace): AddressFields {
  const text = (name: 'endereco' | 'complemento' | 'bairro', shown: string): string =>
    now[name] === asked[name] && shown !== '' ? shown : now[name];
  const texts = {
    endereco: text('endereco', place.logradouro),
    complemento: text('complemento', place.complemento),
    bairro: text('bairro', place.bairro),
  };
  const chosenSince = now.estado !== asked.estado || now.cidade !== asked.cidade;
  if (chosenSince || place.codigoEstado === null) return { ...now, ...texts };
  const ofOldState = place.codigoEstado === now.estado ? now.cidade : null;
  return { ...now, ...texts, estado: place.codigoEstado, cidade: place.codigoCidade ?? ofOldState };
}
