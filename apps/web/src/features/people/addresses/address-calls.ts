import type { Address } from '@patio/contract/people/addresses/address.ts';
import { createAddress } from '@patio/contract/people/addresses/create-address.ts';
import { deleteAddress } from '@patio/contract/people/addresses/delete-address.ts';
import { listAddresses } from '@patio/contract/people/addresses/list-addresses.ts';
import { updateAddress } from '@patio/contract/people/addresses/update-address.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { saved, type Saved } from '../../../platform/api/saved.ts';

/** The addresses of the user; null when they could not be loaded. */
export function loadAddresses(): Promise<readonly Address[] | null> {
  return browserCall(listAddresses, {}, { action: true }).catch(() => null);
}

/** The result of the address form. */
export interface AddressChange {
  readonly cep: string;
  readonly endereco: string;
  readonly numeroEndereco: string;
  readonly complemento: string;
  readonly bairro: string;
  readonly estado: number;
  readonly cidade: number;
  readonly principal: 'S' | 'N';
  /** As it was loaded; null for a new one. */
  readonly versao: string | null;
}

/** Adds an address, or changes the one with the given code. */
export function saveAddress(code: number | null, change: AddressChange): Promise<Saved<Address>> {
  const { versao, ...fields } = change;
  const body = { ...fields, descricaoCidade: null };
  return saved(() =>
    code === null
      ? browserCall(createAddress, { body }, { action: true })
      : browserCall(updateAddress, { body: { codEnd: code, ...body, versao } }, { action: true }),
  );
}

/** Makes an address the main one (ADDR-09). */
export function makeMain(address: Address): Promise<Saved<Address>> {
  const { cep, endereco, numeroEndereco, complemento, bairro, estado, cidade, versao } = address;
  return saveAddress(address.codEnd, {
    cep,
    endereco,
    numeroEndereco,
    complemento,
    bairro,
    estado,
    cidade,
    principal: 'S',
    versao,
  });
}

/** Removes an address. */
export function removeAddress(code: number): Promise<Saved<undefined>> {
  return saved(() => browserCall(deleteAddress, { query: { codEnd: code } }, { action: true }));
}
