import {
  Alert,
  Badge,
  Button,
  FileButton,
  Group,
  Progress,
  Skeleton,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import { getImport } from '@patio/contract/catalogue/imports/get-import.ts';
import type { ImportDetail } from '@patio/contract/catalogue/imports/import-words.ts';
import { listImportLines } from '@patio/contract/catalogue/imports/list-import-lines.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useRecord } from '../../../platform/api/use-record.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { FailedReading } from '../../../platform/panels/failed-reading.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { MissingPage } from '../../../platform/shell/guarded-page.tsx';
import { countsText } from './counts-text.ts';
import { ImportActions } from './import-actions.tsx';
import { ImportPhotos } from './import-photos.tsx';
import { ImportLines } from './import-lines.tsx';
import { ACCEPTED, UploadProgress } from './imports-page.tsx';
import { SheetChoice } from './sheet-choice.tsx';
import { MappingForm } from './mapping-form.tsx';
import { useUpload } from './use-upload.ts';

const POLL_MS = 1500;
const AT_WORK: readonly ImportDetail['situacao'][] = ['lendo', 'conferindo', 'importando', 'desfazendo'];

/** An import at its own address, from its file to its undo. */
export function ImportPage() {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(id) ? <Opened key={id} id={Number(id)} /> : <MissingPage />;
}

function Opened({ id }: { readonly id: number }) {
  const { common, imports: texts } = useTexts();
  const { reply, failed, retry } = useRecord(getImport, { params: { id } });
  const atWork = reply !== null && AT_WORK.includes(reply.data.situacao);
  usePageTitle(reply?.data.arquivo ?? texts.title);
  useEffect(() => {
    if (!atWork) return undefined;
    const timer = setInterval(retry, POLL_MS);
    return () => clearInterval(timer);
  }, [atWork, retry]);
  const client = useQueryClient();
  // The lines say something else after each step.
  useEffect(() => {
    if (!atWork) return undefined;
    return () => void client.invalidateQueries({ queryKey: [listImportLines.name] });
  }, [atWork, client]);
  if (reply !== null) return <Whole row={reply.data} />;
  if (failed !== null) return <FailedReading failed={failed} onRetry={retry} />;
  return (
    <div role="status" aria-label={common.loading}>
      <Skeleton height={480} />
    </div>
  );
}

function Whole({ row }: { readonly row: ImportDetail }) {
  const { imports: texts } = useTexts();
  const dateText = useDateText();
  const [remapping, setRemapping] = useState(false);
  const { situacao, igual, desfeita, pode } = row;
  const maps = pode.conferir && (situacao !== 'conferida' || remapping);
  const counted = countsText(row, texts);
  return (
    <Stack gap="md">
      <Stack gap={4}>
        <Title order={1} size="h3" style={{ overflowWrap: 'anywhere' }}>
          {row.arquivo}
        </Title>
        <Group gap="xs">
          <Badge variant="light" tt="none" color={situacao === 'parada' ? 'warn' : 'accent'}>
            {texts.states[situacao]}
          </Badge>
          <Text size="sm">{counted === '—' ? '' : counted}</Text>
        </Group>
      </Stack>
      <Problem text={row.motivo} />
      {igual === null || row.comecada ? null : (
        <Alert color="warn">{texts.same(igual.id, igual.quem, dateText(igual.em))}</Alert>
      )}
      {desfeita === null || situacao === 'desfazendo' ? null : (
        <Text size="sm">
          {texts.undone(desfeita.quem, dateText(desfeita.em), desfeita.ofertas, desfeita.ficaram)}
        </Text>
      )}
      {situacao === 'recebendo' ? <Continue row={row} /> : null}
      {AT_WORK.includes(situacao) ? <AtWork row={row} /> : null}
      <ImportActions row={row} onColumns={maps ? null : () => setRemapping(true)} />
      {pode.escolherPlanilha ? <SheetChoice row={row} /> : null}
      <ImportPhotos row={row} />
      {maps ? <MappingForm row={row} onSent={() => setRemapping(false)} /> : null}
      {remapping ? (
        <Button variant="default" onClick={() => setRemapping(false)} style={{ alignSelf: 'start' }}>
          {texts.backToLines}
        </Button>
      ) : null}
      {row.prontas > 0 && !maps ? <ImportLines row={row} /> : null}
    </Stack>
  );
}

function AtWork({ row: { situacao, prontas, linhas } }: { readonly row: ImportDetail }) {
  const { imports: texts } = useTexts();
  const label = linhas === 0 ? texts.states[situacao] : texts.ofLines(prontas, linhas);
  return (
    <div role="status">
      <Text size="sm">{label}</Text>
      <Progress value={linhas === 0 ? 5 : (prontas / linhas) * 100} aria-label={label} animated />
    </div>
  );
}

/** An upload that broke off. */
function Continue({ row }: { readonly row: ImportDetail }) {
  const { imports: texts } = useTexts();
  const upload = useUpload();
  return (
    <Stack gap="xs" align="start">
      {upload.share === null ? (
        <FileButton
          accept={ACCEPTED}
          onChange={(file) => {
            if (file !== null) void upload.send(file, row);
          }}
        >
          {(props) => <Button {...props}>{texts.sendAgain}</Button>}
        </FileButton>
      ) : (
        <UploadProgress share={upload.share} />
      )}
      <Problem text={upload.problem} />
    </Stack>
  );
}
