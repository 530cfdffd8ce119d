import { Button, FileInput, Group, Stack, Text, TextInput } from '@mantine/core';
import { importStatement } from '@patio/contract/finance/statements/import-statement.ts';
import { STATEMENT_BYTES } from '@patio/domain/finance/statements/bank-statement.ts';
import { useState } from 'react';
import { base64Of } from '../../../platform/api/base64-of.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Dialog } from '../../../platform/panels/dialog.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

const LONGEST_NAME = 120;
const LONGEST_ACCOUNT = 60;

/** Takes a statement of the bank in. A refusal keeps what was chosen. */
export function ImportStatement() {
  const { statements: texts } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.import}</Button>
      {open ? <Upload onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Upload({ onClose }: { readonly onClose: () => void }) {
  const { statements: texts, common } = useTexts();
  const action = useAction(importStatement);
  const [file, setFile] = useState<File | null>(null);
  const [account, setAccount] = useState('');
  const [tried, setTried] = useState(false);
  const tooLarge = file !== null && file.size > STATEMENT_BYTES;
  const save = async (): Promise<void> => {
    setTried(true);
    if (file === null || tooLarge) return;
    const body = {
      nome: file.name.slice(-LONGEST_NAME),
      conta: account.trim() === '' ? null : account,
      conteudo: await base64Of(file),
    };
    const done = await action.give({ body }, ({ data }) => texts.imported(data.novos, data.movimentos));
    if (done !== null) onClose();
  };
  return (
    <Dialog title={texts.import} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">{texts.importText}</Text>
        <FileInput
          label={texts.file}
          description={texts.fileHint}
          placeholder={texts.chooseFile}
          accept=".ofx,.csv,.txt"
          value={file}
          error={tooLarge ? texts.tooLarge : tried && file === null ? common.required : null}
          onChange={(chosen) => {
            setFile(chosen);
            action.clear();
          }}
        />
        <TextInput
          label={texts.accountName}
          description={texts.accountHint}
          maxLength={LONGEST_ACCOUNT}
          value={account}
          onChange={(event) => setAccount(event.currentTarget.value)}
        />
        <Problem text={action.problem} />
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button loading={action.busy} onClick={() => void save()}>
            {texts.import}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
