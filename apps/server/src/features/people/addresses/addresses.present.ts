import type { Address } from '@patio/contract/people/addresses/address.ts';
import { versionOf } from '../../../platform/versions/version-of.ts';
import type { AddressRow } from './addresses.store.ts';

/** The address of API-63. */
export function presentAddress(row: AddressRow): Address {
  return {
    codEnd: row.code,
    cep: row.cep,
    endereco: row.street,
    numeroEndereco: row.number,
    complemento: row.complement,
    bairro: row.district,
    estado: row.state_code,
    uf: row.uf,
    cidade: row.city_code,
    descricaoCidade: row.city,
    principal: row.main ? 'S' : 'N',
    versao: addressVersion(row),
  };
}

/** Version of an address, without whether it is the main one. */
export function addressVersion(row: AddressRow): string {
  const { cep, street, number, complement, district, state_code, city_code } = row;
  return versionOf([cep, street, number, complement, district, state_code, city_code]);
}
