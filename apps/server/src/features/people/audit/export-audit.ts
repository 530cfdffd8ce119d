import type { exportAudit as contract } from '@patio/contract/people/audit/export-audit.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { exportList, type CsvColumn } from '../../../platform/lists/public.ts';
import type { AuditRow } from './audit-list.store.ts';
import { auditReader, type AuditReader } from './audit.policy.ts';
import { presentAudit } from './audit.present.ts';
import { auditFor, scopeOf } from './list-audit.ts';

/** The audit log of a query as CSV. */
export const exportAudit =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  ({ query }, context) => {
    const reader = auditReader(context.actor);
    const columns = columnsFor(reader);
    return exportList(
      database,
      { list: auditFor(reader), query, scope: scopeOf(reader), columns, name: 'audit' },
      context,
    );
  };

type Shown = ReturnType<typeof presentAudit>;

/** What a reader sees of a row, cell by cell. */
function columnsFor(reader: AuditReader): readonly CsvColumn<AuditRow>[] {
  const column = (
    PTBR: string,
    EN: string,
    cell: (row: Shown) => ReturnType<CsvColumn<AuditRow>['cell']>,
  ): CsvColumn<AuditRow> => ({ PTBR, EN, cell: (row) => cell(presentAudit(row, reader)) });
  return [
    column('Registro', 'Entry', ({ codigo }) => codigo),
    column('Quando', 'When', ({ em }) => ({ instant: em })),
    column('Quem', 'Who', ({ quem }) => quem?.nome ?? null),
    column('Conta', 'Account', ({ quem }) => quem?.codigo ?? null),
    column('Comando', 'Command', ({ comando }) => comando),
    column('Ação', 'Action', ({ acao }) => acao),
    column('Tipo', 'Kind', ({ tipo }) => tipo),
    column('Número', 'Number', ({ id }) => id),
    column('Loja', 'Store', ({ loja }) => loja?.nome ?? null),
    column('Mudanças', 'Changes', ({ mudancas }) =>
      mudancas.map(({ campo, antes, depois }) => `${campo}: ${antes ?? '–'} → ${depois ?? '–'}`).join(' | '),
    ),
    column('Detalhes', 'Details', ({ detalhes }) =>
      detalhes.map(({ campo, valor }) => `${campo}: ${valor ?? '–'}`).join(' | '),
    ),
  ];
}
