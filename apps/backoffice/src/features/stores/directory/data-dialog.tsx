import { TextInput } from '@mantine/core';
import { saveStoreData } from '@patio/contract/catalogue/store-profiles/save-store-data.ts';
import type { StoreHead } from '@patio/contract/stores/directory/store-head.ts';
import { isEmail } from '@patio/domain/validation/email.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

const LONGEST = { nome: 100, razaoSocial: 100, responsavel: 100, email: 254 } as const;
type Field = keyof typeof LONGEST;

/** The names and contacts of a store, which staff change with a reason. */
export function DataDialog({ store, onClose }: { store: StoreHead; onClose: () => void }) {
  const { stores, storeProfile: texts, staff, common } = useTexts();
  const action = useAction(saveStoreData);
  const [opened] = useState(store);
  const [typed, setTyped] = useState<Readonly<Record<Field, string>>>({
    nome: opened.nome,
    razaoSocial: opened.razaoSocial ?? '',
    responsavel: opened.responsavel ?? '',
    email: opened.email ?? '',
  });
  const [tried, setTried] = useState(false);
  const problems = {
    nome: typed.nome.trim() === '' ? common.required : null,
    email: isEmail(typed.email.trim()) ? null : staff.badEmail,
  };
  const confirm = async (motivo: string): Promise<void> => {
    if (problems.nome !== null || problems.email !== null) return;
    const { nome, razaoSocial, responsavel, email } = typed;
    const body = {
      versao: opened.versao,
      nome,
      razaoSocial: razaoSocial.trim() === '' ? null : razaoSocial,
      responsavel: responsavel.trim() === '' ? null : responsavel,
      email,
      motivo,
    };
    if (await action.run({ params: { id: opened.codigo }, body }, texts.dataSaved)) onClose();
  };
  const field = (name: Field, label: string, error: string | null = null) => (
    <TextInput
      label={label}
      maxLength={LONGEST[name]}
      value={typed[name]}
      error={tried ? error : null}
      onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
    />
  );
  return (
    <ReasonDialog
      title={texts.editData}
      text={texts.editDataText}
      reason={stores.storeReads}
      action={common.save}
      busy={action.busy}
      problem={action.problem}
      onTry={() => setTried(true)}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      {field('nome', stores.name, problems.nome)}
      {field('razaoSocial', stores.company)}
      {field('responsavel', stores.representative)}
      {field('email', stores.email, problems.email)}
    </ReasonDialog>
  );
}
