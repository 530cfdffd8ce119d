import { BANK_LENGTHS, type BankText } from '@patio/domain/sales/cancellations/bank-data.ts';
import { z } from 'zod';
import { asWritten, code } from '../../wire/primitives.ts';
import { line, text } from '../../wire/text.ts';

/** The reason for a cancellation: one from the list and an explanation, which only some reasons require (C-79). */
export const cancellationTerms = {
  cdJustf: asWritten(
    z.coerce
      .number('reason-required')
      .int('reason-required')
      .positive('reason-required')
      .max(2_147_483_647, 'reason-required'),
  ),
  obsJustf: text(500, 'cancel-text-length').nullish(),
};

const detail = (key: BankText) => line(BANK_LENGTHS[key]).nullish();

/** The account for the refund; required if there is one (C-81). Numbers are kept as typed (A§5). */
export const bankTerms = {
  banco: detail('bank'),
  agencia: detail('branch'),
  conta: detail('account'),
  pix: detail('pix'),
  titular: z.boolean().nullish(),
  cpf: detail('document'),
  nome: detail('name'),
  cep: detail('cep'),
  cidade: code.nullish(),
  endereco: detail('street'),
};

/** A body with the name of a code as the contract spells it, whatever its letter case (C-27). */
export function readSpelling(name: string): (given: unknown) => unknown {
  return (given) => {
    if (typeof given !== 'object' || given === null || Array.isArray(given) || name in given) return given;
    const entries = Object.entries(given);
    return Object.fromEntries(
      entries.map(([key, value]) => [key.toLowerCase() === name.toLowerCase() ? name : key, value]),
    );
  };
}
