import { AUDIT_ACTIONS } from '@patio/contract/people/audit/audit-actions.ts';
import { AUDIT_KINDS } from '@patio/contract/people/audit/audit-kinds.ts';
import { auditList } from '@patio/contract/people/audit/audit-row.ts';
import { exportAudit } from '@patio/contract/people/audit/export-audit.ts';
import { listAudit } from '@patio/contract/people/audit/list-audit.ts';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { FilterField } from '../../../platform/lists/filters/filter-field.ts';
import { ListWithPanel } from '../../../platform/lists/list-with-panel.tsx';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { AuditPanel } from './audit-panel.tsx';
import { useAuditWords } from './use-audit-words.ts';

/** What staff did, the newest first. */
export function AuditPage() {
  const { audit: texts, common } = useTexts();
  const user = useUser();
  const dateText = useDateText();
  const words = useAuditWords();
  const state = useListState(auditList);
  const read = useReply(listAudit, state.query);
  return (
    <ListWithPanel
      title={texts.title}
      list={listAudit.name}
      state={state}
      read={read}
      panel={(entry, close) => <AuditPanel entry={entry} state={state} onClose={close} />}
      idOf={({ codigo }) => codigo}
      exported={can(user, exportAudit) ? exportAudit : null}
      filters={useAuditFilters()}
      columns={[
        { key: 'em', label: texts.when, cell: ({ em }) => dateText(em), sort: 'em' },
        { key: 'quem', label: texts.who, cell: (row) => words.actor(row) },
        { key: 'acao', label: texts.action, cell: ({ acao }) => words.action(acao) },
        { key: 'registro', label: texts.record, cell: (row) => words.record(row) },
        { key: 'mudancas', label: texts.changes, cell: (row) => words.summary(row) },
        { key: 'loja', label: common.store, cell: ({ loja }) => loja?.nome ?? '—', extra: true },
      ]}
    />
  );
}

function useAuditFilters(): readonly FilterField[] {
  const { audit: texts, common } = useTexts();
  const { action, kind } = useAuditWords();
  const choices = (values: readonly string[], name: (value: string) => string) =>
    values
      .map((value) => ({ value, label: name(value) }))
      .toSorted((one, other) => one.label.localeCompare(other.label));
  return [
    { name: 'em', label: texts.when },
    { name: 'acao', label: texts.action, choices: choices(AUDIT_ACTIONS, action) },
    { name: 'tipo', label: texts.kind, choices: choices(AUDIT_KINDS, kind) },
    { name: 'registro', label: texts.number },
    { name: 'dia', label: kind('book') },
    { name: 'caucao', label: texts.deposit },
    { name: 'quem', label: texts.who },
    { name: 'loja', label: common.store },
  ];
}
