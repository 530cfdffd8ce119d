import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

const all = statement({
  name: 'reference.staff-reasons',
  text: `select r.code, r.description, r.description_en, r.needs_text, r.active, r.version, a.name as editor, r.changed_at,
      (select count(*) from cancellation c where c.reason_code = r.code) as uses
    from cancel_reason r left join account a on a.id = r.changed_by where not r.by_staff order by r.code`,
});
const lock = statement({
  name: 'reference.lock-reasons',
  text: 'lock table cancel_reason in share row exclusive mode',
});
const insert = statement({
  name: 'reference.insert-reason',
  // Codes below 1000 belong to the program.
  text: `insert into cancel_reason (code, description, description_en, needs_text, active, version, changed_by, changed_at)
    select greatest(max(code), 1000) + 1, $1, $2, $3, $4, 2, $5, $6 from cancel_reason returning code`,
});
const update = statement({
  name: 'reference.update-reason',
  text: `update cancel_reason set description = $2, description_en = $3, needs_text = $4, active = $5, version = version + 1,
      changed_by = $6, changed_at = $7 where code = $1`,
});
const remove = statement({
  name: 'reference.delete-reason',
  text: 'delete from cancel_reason where code = $1',
});

/** The reasons that buyers may give, with their use. */
export const listReasonRows = (queries: Queries) => queries.rows(all);
export type ReasonRow = Awaited<ReturnType<typeof listReasonRows>>[number];

/** A reason as it is written. */
export interface ReasonDraft {
  readonly descricao: string;
  readonly descricaoEn: string;
  readonly exigeTexto: boolean;
  readonly ativo: boolean;
}

/** Changes the reasons, one user at a time. */
export function reasonWriter(transaction: Transaction) {
  const values = ({ descricao, descricaoEn, exigeTexto, ativo }: ReasonDraft) => [
    descricao,
    descricaoEn,
    exigeTexto,
    ativo,
  ];
  return {
    async lock(): Promise<ReasonRow[]> {
      await transaction.run(lock);
      return listReasonRows(transaction);
    },
    async insert(draft: ReasonDraft, by: number, at: number): Promise<number> {
      const row = await transaction.row(insert, [...values(draft), by, new Date(at)]);
      if (row === undefined) throw new Error('A reason was not inserted.');
      return row.code;
    },
    update: (code: number, draft: ReasonDraft, by: number, at: number): Promise<unknown> =>
      transaction.run(update, [code, ...values(draft), by, new Date(at)]),
    remove: (code: number): Promise<unknown> => transaction.run(remove, [code]),
  };
}
