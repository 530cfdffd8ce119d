import { Badge, Button, FileButton, Progress, Stack, Text } from '@mantine/core';
import { createImport } from '@patio/contract/catalogue/imports/create-import.ts';
import { importsList, importState, type ImportRow } from '@patio/contract/catalogue/imports/import-words.ts';
import { listImports } from '@patio/contract/catalogue/imports/list-imports.ts';
import { IconUpload } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { ListWithPanel } from '../../../platform/lists/list-with-panel.tsx';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { Problem } from '../../../platform/panels/problem.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { ImportPanel } from './import-panel.tsx';
import { useUpload } from './use-upload.ts';
import { countsText } from './counts-text.ts';

export const ACCEPTED = '.csv,.txt,.json,.jsonl,.xlsx';

/** The history of imports, and the way to begin one. */
export function ImportsPage() {
  const { imports: texts, common, lists } = useTexts();
  const state = useListState(importsList);
  const mayAdd = can(useUser(), createImport);
  const states = importState.options.map((value) => ({ value, label: texts.states[value] }));
  return (
    <ListWithPanel
      title={texts.title}
      list={listImports.name}
      state={state}
      read={useReply(listImports, state.query)}
      idOf={({ id }) => id}
      columns={useColumns()}
      filters={[
        { name: 'situacao', label: texts.state, choices: states },
        { name: 'loja', label: common.store },
        { name: 'criada', label: texts.created },
      ]}
      empty={mayAdd ? lists.first(texts.create) : null}
      actions={mayAdd ? <NewImport /> : null}
      panel={(row, close) => <ImportPanel row={row} onClose={close} />}
    />
  );
}

function useColumns(): readonly DataColumn<ImportRow>[] {
  const { imports: texts, common, ended } = useTexts();
  const dateText = useDateText();
  return [
    { key: 'numero', label: '#', sort: 'numero', numeric: true, cell: ({ id }) => id },
    { key: 'arquivo', label: texts.file, cell: ({ arquivo }) => arquivo },
    {
      key: 'situacao',
      label: texts.state,
      cell: ({ situacao }) => (
        <Badge variant="light" tt="none" color={situacao === 'parada' ? 'warn' : 'accent'}>
          {texts.states[situacao]}
        </Badge>
      ),
    },
    { key: 'linhas', label: texts.counts, cell: (row) => countsText(row, texts) },
    { key: 'quem', label: texts.author, cell: ({ quem }) => quem },
    { key: 'criada', label: texts.created, cell: ({ criada }) => dateText(criada) },
    { key: 'loja', label: common.store, extra: true, cell: ({ loja }) => loja?.nome ?? ended.house },
  ];
}

function NewImport() {
  const { imports: texts } = useTexts();
  const upload = useUpload();
  const navigate = useNavigate();
  const begin = async (file: File | null): Promise<void> => {
    if (file === null) return;
    const id = await upload.send(file, null);
    if (id !== null) await navigate(`/importacoes/${id}`);
  };
  return (
    <Stack gap={4}>
      <FileButton accept={ACCEPTED} onChange={(file) => void begin(file)}>
        {(props) => (
          <Button
            {...props}
            leftSection={<IconUpload size={16} aria-hidden />}
            loading={upload.share !== null}
            title={texts.formats}
          >
            {texts.create}
          </Button>
        )}
      </FileButton>
      {upload.share === null ? null : <UploadProgress share={upload.share} />}
      <Problem text={upload.problem} />
    </Stack>
  );
}

/** How much of a file was sent. */
export function UploadProgress({ share }: { readonly share: number }) {
  const { imports: texts } = useTexts();
  return (
    <div role="status">
      <Text size="sm">{texts.sending(share)}</Text>
      <Progress value={share} aria-label={texts.sending(share)} />
    </div>
  );
}
