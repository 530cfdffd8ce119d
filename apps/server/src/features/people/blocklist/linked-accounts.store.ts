import type { Queries } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

export type LinkSign = 'documento' | 'representante' | 'aparelho' | 'telefone' | 'endereco';

/** An account that shares a trait with another. Instants in epoch milliseconds UTC. */
export interface LinkedRow {
  readonly id: number;
  readonly name: string;
  readonly profile_code: number;
  readonly created_at: number;
  readonly blocked: boolean;
  readonly listed: boolean;
  readonly signs: readonly LinkSign[];
}

const root = (column: string) =>
  `case when length(${column}) = 14 then left(${column}, 8) else ${column} end`;

const find = statement({
  name: 'blocklist.linked',
  text: `
    with own as (
      select a.id, a.document, a.phone, p.representative_document
      from account a left join partner p on p.id = a.partner_id where a.id = $1),
    sign as (
      select a.id, 'documento' as sign from account a, own
      where ${root('a.document')} = ${root('own.document')}
      union
      select a.id, 'representante' from account a left join partner p on p.id = a.partner_id, own
      where p.representative_document in (own.representative_document, own.document) or a.document = own.representative_document
      union
      select t.account_id, 'aparelho' from device_trace t where t.device_mark in (select device_mark from device_trace where account_id = $1)
      union
      select a.id, 'telefone' from account a, own where a.phone = own.phone and a.phone <> ''
      union
      select d.account_id, 'endereco' from address d
      join address m on m.account_id = $1 and m.cep = d.cep and lower(m.number) = lower(d.number)
        and lower(m.complement) = lower(d.complement))
    select a.id, trim(a.name || ' ' || a.surname) as name, a.profile_code, a.created_at, a.blocked_at is not null as blocked,
      a.listed_at is not null as listed, json_agg(s.sign order by s.sign) as signs
    from sign s join account a on a.id = s.id where s.id <> $1 and a.erased_at is null
    group by a.id order by count(*) desc, a.id desc limit 100`,
  shape: shape<Pick<LinkedRow, 'signs'>>(),
});

/** Accounts with the same document, representative, device, telephone or address as this one. */
export function linkedAccounts(queries: Queries, accountId: number): Promise<LinkedRow[]> {
  return queries.rows(find, [accountId]);
}
