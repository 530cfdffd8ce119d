import { salesRecordEnd } from '@patio/domain/people/personal-data/terms-of-requests.ts';
import { z } from 'zod';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { seal, unseal } from '../../../../platform/secrets/seal.ts';
import type { SecretKeys } from '../../../../platform/secrets/secret-keys.ts';
import type { PersonRow } from '../person.store.ts';
import { insertSalesRecord, salesOf } from './sales-records.store.ts';

const buyer = z.object({
  nome: z.string(),
  sobrenome: z.string(),
  nomeFantasia: z.string().nullable(),
  documento: z.string().nullable(),
  email: z.string(),
  telefone: z.string().nullable(),
  nascimento: z.string().nullable(),
  endereco: z.string().nullable(),
  /** Of the purchase’s snapshot, from which the erasure removes both (rule 0.33). */
  prova: z.object({ pessoal: z.string(), sal: z.string() }).nullable().default(null),
});
export type StoredBuyer = z.output<typeof buyer>;

/** The location that an encrypted record is bound to: it cannot be decrypted as that of another purchase. */
export const salesRecordPlace = (purchaseCode: number): string => `sales-record:${purchaseCode}`;

/** Archives who bought what, encrypted, before it is removed from the account (Lei 13.709/2018, art. 16, I). Repeating it changes nothing. */
export async function storeSalesRecords(
  { config }: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  person: PersonRow,
): Promise<void> {
  for (const sale of await salesOf(transaction, person.id)) {
    const stored: StoredBuyer = {
      nome: person.name,
      sobrenome: person.surname,
      nomeFantasia: person.trade_name,
      documento: person.document,
      email: person.email,
      telefone: person.phone,
      nascimento: person.birth,
      endereco: sale.address,
      prova: sale.personal === null || sale.salt === null ? null : { pessoal: sale.personal, sal: sale.salt },
    };
    const soldAt = sale.finished_at ?? sale.cancelled_at ?? sale.created_at;
    await insertSalesRecord(transaction, {
      purchaseCode: sale.code,
      content: seal(config.secretKey, salesRecordPlace(sale.code), JSON.stringify(stored)),
      retainedUntil: salesRecordEnd(soldAt, config.rules.salesRecordYears),
    });
  }
}

/** The buyer. Errors: another key, or changed bytes. */
export function readBuyer(keys: SecretKeys, purchaseCode: number, content: Buffer): StoredBuyer {
  return buyer.parse(JSON.parse(unseal(keys, salesRecordPlace(purchaseCode), content)));
}
