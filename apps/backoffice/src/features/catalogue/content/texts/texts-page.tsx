import { Badge } from '@mantine/core';
import { listStaffTexts } from '@patio/contract/catalogue/content/list-staff-texts.ts';
import { textsList, type StaffTextRow } from '@patio/contract/catalogue/content/staff-text.ts';
import { useReply } from '../../../../platform/api/use-reply.ts';
import { useDateText } from '../../../../platform/i18n/formats.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import type { DataColumn } from '../../../../platform/lists/data-column.ts';
import { ListWithPanel } from '../../../../platform/lists/list-with-panel.tsx';
import { useListState } from '../../../../platform/lists/use-list-state.ts';
import { TextPanel } from './text-panel.tsx';

/** Every text of the site, and whether something is being written for it. */
export function TextsPage() {
  const { siteTexts: texts } = useTexts();
  const state = useListState(textsList);
  const read = useReply(listStaffTexts, state.query);
  return (
    <ListWithPanel
      title={texts.title}
      list={listStaffTexts.name}
      state={state}
      read={read}
      columns={useColumns()}
      filters={[{ name: 'rascunho', label: texts.draft }]}
      idOf={({ codigo }) => codigo}
      panel={(row, close) => <TextPanel row={row} onClose={close} />}
    />
  );
}

function useColumns(): readonly DataColumn<StaffTextRow>[] {
  const { siteTexts: texts, common } = useTexts();
  const dateText = useDateText();
  return [
    { key: 'nome', label: texts.name, cell: ({ chave }) => texts.names[chave], sort: 'lugar' },
    { key: 'titulo', label: texts.heading, cell: ({ titulo }) => titulo ?? texts.unwritten },
    {
      key: 'rascunho',
      label: texts.state,
      cell: ({ rascunho }) => (
        <Badge variant="light" tt="none" color={rascunho ? 'warn' : 'ok'}>
          {rascunho ? texts.draft : texts.shown}
        </Badge>
      ),
    },
    { key: 'versao', label: texts.number, cell: ({ versao }) => versao ?? '—', numeric: true },
    { key: 'por', label: common.by, cell: ({ por }) => por ?? texts.ofTheSite },
    { key: 'em', label: common.when, cell: ({ em }) => (em === null ? '—' : dateText(em)), sort: 'em' },
  ];
}
