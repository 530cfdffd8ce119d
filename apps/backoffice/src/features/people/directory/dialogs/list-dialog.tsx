import { Select } from '@mantine/core';
import { addListing } from '@patio/contract/people/blocklist/add-listing.ts';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { ReasonDialog } from '../../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../../platform/panels/use-action.ts';
import type { OfAccount } from '../account.ts';

const KINDS = ['documento', 'representante', 'aparelho'] as const;

/** Bars the person of an account from dealing, by document, representative or devices. */
export function ListDialog({ account, onClose }: OfAccount & { readonly onClose: () => void }) {
  const { account: texts, common } = useTexts();
  const action = useAction(addListing);
  const kinds = KINDS.filter((kind) => kind !== 'representante' || account.loja !== null);
  const [tipo, setKind] = useState<(typeof KINDS)[number]>('documento');
  const confirm = async (motivo: string): Promise<void> => {
    const body = { tipo, conta: account.codigo, motivo };
    if (await action.run({ body }, texts.links.listed)) onClose();
  };
  return (
    <ReasonDialog
      title={texts.links.addTitle(account.nome)}
      text={texts.links.addText}
      reason={common.reasonInside}
      action={texts.links.add}
      danger
      busy={action.busy}
      problem={action.problem}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      <Select
        label={texts.links.what}
        data={kinds.map((value) => ({ value, label: texts.links.kinds[value] }))}
        value={tipo}
        onChange={(value) => setKind(KINDS.find((kind) => kind === value) ?? 'documento')}
      />
    </ReasonDialog>
  );
}
