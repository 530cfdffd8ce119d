import type { cancelPurchase as contract } from '@patio/contract/sales/cancellations/cancel-purchase.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { fieldText, type FieldMessage } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { Input } from '@patio/contract/route/define-route.ts';
import {
  completeBankData,
  missingBankFields,
  type BankData,
  type BankField,
  type GivenBankData,
} from '@patio/domain/sales/cancellations/bank-data.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { isCityKnown } from '../cancellations.store.ts';

const MESSAGES: Readonly<Record<BankField, FieldMessage>> = {
  bank: 'bank-required',
  branch: 'branch-required',
  account: 'bank-account-required',
  holderIsBuyer: 'holder-required',
  document: 'holder-document-required',
  name: 'name-required',
  cep: 'holder-cep-required',
  cityCode: 'city-unknown',
  street: 'holder-street-required',
};

/** Bank data as entered by a user. */
export type BankTerms = Omit<Input<typeof contract>['body'], 'cdOfrta' | 'cdJustf' | 'obsJustf'>;

/** The bank data of a request, or every missing field in one refusal (C-81); an unknown city counts as missing. */
export async function readBankData(
  queries: Queries,
  body: BankTerms,
  idiom: Idiom,
): Promise<BankData | ApiError> {
  const given: GivenBankData = {
    bank: body.banco,
    branch: body.agencia,
    account: body.conta,
    pix: body.pix,
    holderIsBuyer: body.titular,
    document: body.cpf,
    name: body.nome,
    cep: body.cep,
    cityCode: body.cidade && (await isCityKnown(queries, body.cidade)) ? body.cidade : null,
    street: body.endereco,
  };
  const complete = completeBankData(given);
  if (complete) return complete;
  const erros = missingBankFields(given).map((name) => fieldText(MESSAGES[name], name, idiom));
  return new ApiError('invalid-fields', { erros });
}
