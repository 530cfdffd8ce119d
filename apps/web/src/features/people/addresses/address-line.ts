import type { Address } from '@patio/contract/people/addresses/address.ts';

/** An address on one line: "Rua A, 10, ap. 2, Centro, Serra/ES, 29160-000". */
export function addressLine(
  address: Omit<Address, 'codEnd' | 'principal' | 'estado' | 'cidade' | 'versao'>,
): string {
  const cep = address.cep.length === 8 ? `${address.cep.slice(0, 5)}-${address.cep.slice(5)}` : address.cep;
  const place = [address.descricaoCidade, address.uf].filter(Boolean).join('/');
  return [address.endereco, address.numeroEndereco, address.complemento, address.bairro, place, cep]
    .filter(Boolean)
    .join(', ');
}
