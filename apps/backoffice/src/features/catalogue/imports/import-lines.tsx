import { Badge, List, Stack, Text } from '@mantine/core';
import { columnName } from '@patio/contract/catalogue/imports/column-names.ts';
import {
  importLinesList,
  lineVerdict,
  type ImportDetail,
} from '@patio/contract/catalogue/imports/import-words.ts';
import { listImportLines, type ImportLine } from '@patio/contract/catalogue/imports/list-import-lines.ts';
import { Link } from 'react-router';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useIdiom, type Idiom } from '../../../platform/i18n/idiom-store.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { ListWithPanel } from '../../../platform/lists/list-with-panel.tsx';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';

const COLOURS = {
  nova: 'ok',
  mudada: 'accent',
  igual: 'gray',
  recusada: 'danger',
  repetida: 'warn',
} as const;

/** What each line of a file would do, or did. */
export function ImportLines({ row }: { readonly row: ImportDetail }) {
  const { imports: texts } = useTexts();
  const state = useListState(importLinesList);
  const verdicts = lineVerdict.options.map((value) => ({ value, label: texts.verdicts[value] }));
  return (
    <ListWithPanel
      title={texts.lines(row.arquivo)}
      list={listImportLines.name}
      state={state}
      read={useReply(listImportLines, state.query, { id: row.id })}
      idOf={({ id }) => id}
      columns={useColumns()}
      filters={[
        { name: 'situacao', label: texts.state, choices: verdicts },
        { name: 'avisos', label: texts.withRemarks },
        { name: 'ficou', label: texts.kept },
      ]}
      panel={(line, close) => <LinePanel line={line} onClose={close} />}
    />
  );
}

const reasonIn =
  (idiom: Idiom) =>
  ({ coluna, motivo }: ImportLine['problemas'][number]): string =>
    coluna === null ? motivo : `${columnName(coluna, idiom)}: ${motivo}`;

function useColumns(): readonly DataColumn<ImportLine>[] {
  const { imports: texts } = useTexts();
  const reasonOf = reasonIn(useIdiom());
  return [
    { key: 'linha', label: texts.line, sort: 'linha', numeric: true, cell: ({ linha }) => linha },
    {
      key: 'situacao',
      label: texts.state,
      cell: ({ situacao, desfeita }) => (
        <>
          <Badge variant="light" tt="none" color={COLOURS[situacao]}>
            {texts.verdicts[situacao]}
          </Badge>
          {desfeita ? ` ${texts.wasUndone}` : ''}
        </>
      ),
    },
    { key: 'titulo', label: texts.offerTitle, cell: ({ titulo }) => titulo || '—' },
    { key: 'fotos', label: texts.photos.title, numeric: true, cell: ({ fotos }) => fotos || '—' },
    { key: 'oferta', label: texts.offer, numeric: true, cell: ({ oferta }) => oferta ?? '—' },
    {
      key: 'motivo',
      label: texts.reason,
      cell: ({ problemas, ficou }) => {
        const reasons = [...(ficou === null ? [] : [ficou]), ...problemas.map(reasonOf)];
        return reasons.length === 0
          ? '—'
          : `${reasons[0]}${reasons.length > 1 ? ` (+${reasons.length - 1})` : ''}`;
      },
    },
  ];
}

function LinePanel({ line, onClose }: { readonly line: ImportLine; readonly onClose: () => void }) {
  const { imports: texts } = useTexts();
  const reasonOf = reasonIn(useIdiom());
  return (
    <SidePanel title={texts.lineTitle(line.linha)} onClose={onClose}>
      <Stack gap="md">
        <Facts
          facts={[
            [texts.state, texts.verdicts[line.situacao]],
            [texts.offerTitle, line.titulo || null],
            [texts.stayedBecause, line.ficou],
          ]}
        />
        {line.oferta === null ? null : (
          <Link
            to={`/ofertas?busca=${line.oferta}&id=${line.oferta}`}
          >{`${texts.offer} ${line.oferta}`}</Link>
        )}
        {line.problemas.length === 0 ? null : (
          <List size="sm">
            {line.problemas.map((problem) => (
              <List.Item key={reasonOf(problem)}>
                <Text size="sm">{reasonOf(problem)}</Text>
              </List.Item>
            ))}
          </List>
        )}
      </Stack>
    </SidePanel>
  );
}
