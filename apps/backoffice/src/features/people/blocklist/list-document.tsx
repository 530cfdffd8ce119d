import { TextInput } from '@mantine/core';
import { addListing } from '@patio/contract/people/blocklist/add-listing.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

const DOCUMENT = /^(\d{11}|[A-Z0-9]{12}\d{2})$/;

/** Bars the holder of a CPF or CNPJ from dealing, with or without an account. */
export function ListDocument({ onClose }: { onClose: () => void }) {
  const { blocklist: texts, account: words, common } = useTexts();
  const action = useAction(addListing);
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const bad = !DOCUMENT.test(typed.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase());
  const confirm = async (motivo: string): Promise<void> => {
    if (bad) return;
    const body = { tipo: 'documento' as const, valor: typed.trim(), motivo };
    if (await action.run({ body }, words.links.listed)) onClose();
  };
  return (
    <ReasonDialog
      title={texts.addDocument}
      text={words.links.addText}
      reason={common.reasonInside}
      action={words.links.add}
      danger
      busy={action.busy}
      problem={action.problem}
      onTry={() => setTried(true)}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      <TextInput
        label={texts.document}
        maxLength={30}
        value={typed}
        error={tried && bad ? texts.badDocument : null}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </ReasonDialog>
  );
}
