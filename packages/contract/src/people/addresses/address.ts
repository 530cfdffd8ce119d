import { ADDRESS_LENGTHS } from '@patio/domain/people/addresses/address-fields.ts';
import { z } from 'zod';
import { UNREADABLE, type FieldMessage } from '../../errors/field-texts/field-texts.ts';
import { asWritten, flag, version } from '../../wire/primitives.ts';
import { line, requiredLine } from '../../wire/text.ts';

/** An address in replies. `uf` and `versao` are extra fields. */
export const address = z.object({
  codEnd: z.number(),
  cep: z.string(),
  endereco: z.string(),
  numeroEndereco: z.string(),
  complemento: z.string(),
  bairro: z.string(),
  /** IBGE code of the state. */
  estado: z.number(),
  uf: z.string(),
  /** IBGE code of the city. */
  cidade: z.number(),
  descricaoCidade: z.string(),
  principal: flag,
  versao: version,
});

/** IBGE code of a state or city, as number or digits. */
const placeCode = (message: FieldMessage) =>
  asWritten(z.coerce.number(message).int(message).positive(message).max(Number.MAX_SAFE_INTEGER, message));

/** Only one of the alternatives is a text: its problems are reported for the field. */
const isUnreadable = (issue: z.core.$ZodRawIssue) =>
  issue.code === 'invalid_union' &&
  issue.errors?.some((errors) => errors.some(({ message }) => message === UNREADABLE));

/** The user's input; `descricaoCidade` is accepted and ignored, the server sets it (S-38). */
export const addressFields = {
  cep: requiredLine(ADDRESS_LENGTHS.cep, 'fill-fields', 'address-invalid').regex(/^\d*$/, 'cep-digits'),
  endereco: requiredLine(ADDRESS_LENGTHS.endereco, 'fill-fields', 'address-invalid'),
  numeroEndereco: z.union(
    [
      requiredLine(ADDRESS_LENGTHS.numeroEndereco, 'fill-fields', 'address-invalid'),
      z.number().int().nonnegative().transform(String),
    ],
    {
      error: (issue) => (isUnreadable(issue) ? UNREADABLE : 'fill-fields'),
    },
  ),
  complemento: line(ADDRESS_LENGTHS.complemento, 'address-invalid').nullish(),
  bairro: requiredLine(ADDRESS_LENGTHS.bairro, 'fill-fields', 'address-invalid'),
  estado: placeCode('state-unknown'),
  cidade: placeCode('city-unknown'),
  descricaoCidade: line(200).nullish(),
  principal: flag.nullish(),
};

export type Address = z.output<typeof address>;
