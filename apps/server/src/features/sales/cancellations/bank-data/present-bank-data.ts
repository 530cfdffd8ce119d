import type { bankAccount } from '@patio/contract/sales/cancellations/bank-account.ts';
import type { BankData } from '@patio/domain/sales/cancellations/bank-data.ts';
import type { z } from 'zod';
import type { Queries } from '../../../../platform/db/database.ts';
import { cityLine } from './bank-data.store.ts';

/** An account to which money goes back, as finance reads it. */
export async function presentBankData(
  queries: Queries,
  data: BankData,
): Promise<z.output<typeof bankAccount>> {
  return {
    banco: data.bank,
    agencia: data.branch,
    conta: data.account,
    pix: data.pix,
    titular: data.holderIsBuyer,
    documento: data.document,
    nome: data.name,
    cep: data.cep,
    cidade: await cityLine(queries, data.cityCode),
    endereco: data.street,
  };
}
