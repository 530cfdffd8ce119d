import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import { seal } from '../../../../platform/secrets/seal.ts';
import { bankDataPlace } from '@patio/domain/sales/cancellations/bank-data-place.ts';
import { readBankData, type BankTerms } from './read-bank-data.ts';

interface Given {
  readonly body: BankTerms;
  readonly purchaseCode: number;
  readonly idiom: Idiom;
}

/** The bank data of a request, encrypted for its purchase, or every missing field in one refusal (C-81, S-15). */
export async function sealBankData(
  { config }: Pick<ServerDeps, 'config'>,
  queries: Queries,
  { body, purchaseCode, idiom }: Given,
): Promise<Buffer | ApiError> {
  const data = await readBankData(queries, body, idiom);
  if (data instanceof ApiError) return data;
  return seal(config.secretKey, bankDataPlace(purchaseCode), JSON.stringify(data));
}

/** The same if none is required: null if nothing was given, otherwise it must be complete. */
export async function givenBankData(
  deps: Pick<ServerDeps, 'config'>,
  queries: Queries,
  given: Given,
): Promise<Buffer | ApiError | null> {
  const { banco, agencia, conta, pix, titular, cpf, nome, cep, cidade, endereco } = given.body;
  const isNone = [banco, agencia, conta, pix, titular, cpf, nome, cep, cidade, endereco].every(
    (field) => field === undefined || field === null || field === '',
  );
  return isNone ? null : sealBankData(deps, queries, given);
}
