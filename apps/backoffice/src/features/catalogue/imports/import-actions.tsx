import { Button, Group } from '@mantine/core';
import { cancelImport } from '@patio/contract/catalogue/imports/cancel-import.ts';
import { exportRefusedLines } from '@patio/contract/catalogue/imports/export-refused-lines.ts';
import type { ImportDetail } from '@patio/contract/catalogue/imports/import-words.ts';
import { runImport } from '@patio/contract/catalogue/imports/run-import.ts';
import { undoImport } from '@patio/contract/catalogue/imports/undo-import.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Confirmation } from '../../../platform/panels/confirmation.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { useUser } from '../../../platform/session/user.ts';
import { DownloadButton } from './download-button.tsx';

interface Props {
  readonly row: ImportDetail;
  /** Null: the columns are being set. */
  readonly onColumns: (() => void) | null;
}

type Asked = 'run' | 'cancel' | 'undo';

/** What may be done to an import now. */
export function ImportActions({ row, onColumns }: Props) {
  const { imports: texts } = useTexts();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { pode, comecada, contagem, situacao } = row;
  return (
    <Group gap="xs">
      {pode.importar && onColumns !== null ? (
        <Button onClick={() => setAsked('run')}>{comecada ? texts.resume : texts.run}</Button>
      ) : null}
      {pode.conferir && onColumns !== null ? (
        <Button variant="default" onClick={onColumns}>
          {texts.backToColumns}
        </Button>
      ) : null}
      {contagem.recusadas > 0 ? (
        <DownloadButton route={exportRefusedLines} id={row.id} label={texts.refusedFile} />
      ) : null}
      {pode.cancelar ? (
        <Button variant="default" onClick={() => setAsked('cancel')}>
          {texts.cancel}
        </Button>
      ) : null}
      {pode.desfazer ? (
        <Button variant="default" onClick={() => setAsked('undo')}>
          {situacao === 'desfeita' ? texts.undoAgain : texts.undo}
        </Button>
      ) : null}
      {asked === null ? null : <Question asked={asked} row={row} onClose={() => setAsked(null)} />}
    </Group>
  );
}

function Question({
  asked,
  row,
  onClose,
}: {
  readonly asked: Asked;
  readonly row: ImportDetail;
  readonly onClose: () => void;
}) {
  const { imports: texts } = useTexts();
  const user = useUser();
  const run = useAction(runImport);
  const cancel = useAction(cancelImport);
  const undo = useAction(undoImport);
  const { novas, mudadas } = row.contagem;
  const { novasSemFoto, novasEmRascunho: drafts } = row;
  const forHouse = user.papel === 'sales' || user.papel === 'administrator';
  const { action, title, text, label, done } = {
    run: {
      action: run,
      title: row.comecada ? texts.resume : texts.runTitle,
      text: [
        forHouse ? texts.runText(novas - drafts, mudadas) : texts.runTextStore(novas),
        ...(drafts === 0 ? [] : [texts.runDrafts(drafts)]),
        ...(novasSemFoto === 0 ? [] : [texts.runBare(novasSemFoto)]),
      ].join(' '),
      label: row.comecada ? texts.resume : texts.run,
      done: texts.started,
    },
    cancel: {
      action: cancel,
      title: texts.cancel,
      text: texts.cancelText,
      label: texts.cancel,
      done: texts.cancelled,
    },
    undo: {
      action: undo,
      title: texts.undo,
      text: texts.undoText,
      label: texts.undo,
      done: texts.undoStarted,
    },
  }[asked];
  const confirm = async (): Promise<void> => {
    if (await action.run({ params: { id: row.id }, body: {} }, done)) onClose();
  };
  return (
    <Confirmation
      title={title}
      text={text}
      action={label}
      danger={asked !== 'run'}
      busy={action.busy}
      problem={action.problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
