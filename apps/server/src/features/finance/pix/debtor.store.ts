import { parseCnpj } from '@patio/domain/validation/cnpj.ts';
import { parseCpf } from '@patio/domain/validation/cpf.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Debtor } from '../../../platform/pix/pix-bank.ts';

const account = statement({
  name: 'pix.debtor',
  text: `select trim(b.name || ' ' || b.surname) as name, b.document, d.street, d.number, d.cep, c.name as city, s.uf
    from account b left join address d on d.account_id = b.id and d.main left join city c on c.code = d.city_code
      left join state s on s.code = d.state_code where b.id = $1`,
});

/** The buyer as a charge with a due date has to name them; null: without a CPF or CNPJ there is none. */
export async function debtorOf(queries: Queries, buyer: number): Promise<Debtor | null> {
  const row = await queries.row(account, [buyer]);
  const taxId = parseCpf(row?.document ?? '') ?? parseCnpj(row?.document ?? '');
  if (row === undefined || taxId === null || row.name === '') return null;
  const { name, street, number, city, uf, cep } = row;
  const known = street !== null && number !== null && city !== null && uf !== null && cep?.length === 8;
  return { name, taxId, address: known ? { street: `${street}, ${number}`, city, uf, cep } : null };
}
