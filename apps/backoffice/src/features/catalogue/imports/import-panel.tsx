import { Button, Stack } from '@mantine/core';
import type { ImportRow } from '@patio/contract/catalogue/imports/import-words.ts';
import { Link } from 'react-router';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { RecordHistory } from '../../people/audit/public.ts';
import { countsText } from './counts-text.ts';

/** An import beside the history. */
export function ImportPanel({ row, onClose }: { readonly row: ImportRow; readonly onClose: () => void }) {
  const { imports: texts, common, ended } = useTexts();
  const dateText = useDateText();
  const { desfeita } = row;
  return (
    <SidePanel title={`${row.id} · ${row.arquivo}`} onClose={onClose}>
      <Stack gap="md">
        <Problem text={row.motivo} />
        <Facts
          facts={[
            [texts.state, texts.states[row.situacao]],
            [texts.counts, countsText(row, texts)],
            [texts.author, row.quem],
            [texts.created, dateText(row.criada)],
            [texts.finished, row.terminada === null ? null : dateText(row.terminada)],
            [common.store, row.loja?.nome ?? ended.house],
            [
              texts.states.desfeita,
              desfeita === null
                ? null
                : texts.undone(desfeita.quem, dateText(desfeita.em), desfeita.ofertas, desfeita.ficaram),
            ],
          ]}
        />
        <Button component={Link} to={`/importacoes/${row.id}`}>
          {texts.open}
        </Button>
        <RecordHistory kind="import" id={row.id} name={row.arquivo} />
      </Stack>
    </SidePanel>
  );
}
