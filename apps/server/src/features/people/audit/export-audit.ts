import type { exportAudit as contract } from '@patio/contract/people/audit/export-audit.ts';
import { auditField, auditName, auditValue } from '@patio/contract/people/audit/words/audit-words.ts';
import { auditWords as en } from '@patio/contract/people/audit/words/en.ts';
import { auditWords as ptbr } from '@patio/contract/people/audit/words/ptbr.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { dateTimeText } from '@patio/domain/time/date-text.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { exportList, type CsvColumn } from '../../../platform/lists/public.ts';
import type { AuditRow } from './audit-list.store.ts';
import { auditReader, type AuditReader } from './audit.policy.ts';
import { presentAudit } from './audit.present.ts';
import { auditFor, scopeOf } from './list-audit.ts';

/** The audit log of a query as CSV, in the words in which the screens show it. */
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
type Idiom = 'PTBR' | 'EN';

const WORDS = { PTBR: ptbr, EN: en };

/** What a reader sees of a row, cell by cell. */
function columnsFor(reader: AuditReader): readonly CsvColumn<AuditRow>[] {
  const column = (
    PTBR: string,
    EN: string,
    cell: (row: Shown, idiom: Idiom) => ReturnType<CsvColumn<AuditRow>['cell']>,
  ): CsvColumn<AuditRow> => ({ PTBR, EN, cell: (row, idiom) => cell(presentAudit(row, reader), idiom) });
  return [
    column('Registro', 'Entry', ({ codigo }) => codigo),
    column('Quando', 'When', ({ em }) => ({ instant: em })),
    column('Quem', 'Who', ({ quem }) => quem?.nome ?? null),
    column('Conta', 'Account', ({ quem }) => quem?.codigo ?? null),
    column('Comando', 'Command', ({ comando }) => comando),
    column('Ação', 'Action', ({ acao }, idiom) => auditName(WORDS[idiom].actions, acao)),
    column('Tipo', 'Kind', ({ tipo }, idiom) => auditName(WORDS[idiom].kinds, tipo)),
    column('Número', 'Number', ({ id }) => id),
    column('Loja', 'Store', ({ loja }) => loja?.nome ?? null),
    column('Mudanças', 'Changes', changesText),
    column('Detalhes', 'Details', detailsText),
  ];
}

function changesText({ acao, mudancas }: Shown, idiom: Idiom): string {
  return mudancas
    .map(({ campo, tipo, antes, depois }) => {
      const [before, after] = [antes, depois].map((valor) => valueText({ campo, tipo, valor }, idiom));
      return `${auditField(WORDS[idiom], campo, acao)}: ${before} → ${after}`;
    })
    .join(' | ');
}

function detailsText({ acao, detalhes }: Shown, idiom: Idiom): string {
  return detalhes
    .map((detail) => `${auditField(WORDS[idiom], detail.campo, acao)}: ${valueText(detail, idiom)}`)
    .join(' | ');
}

function valueText(detail: Shown['detalhes'][number], idiom: Idiom): string {
  const money = (reais: number): string =>
    formatMoney(centavosFromReais(reais) ?? 0).replaceAll('\u00A0', ' ');
  const instant = (at: string): string => dateTimeText(Date.parse(at), idiom);
  return auditValue(WORDS[idiom], { money, instant }, detail, detail.campo);
}
