import { SegmentedControl, TextInput } from '@mantine/core';
import { requestAccessChange } from '@patio/contract/people/account-access/request-access-change.ts';
import type { AccountHead } from '@patio/contract/people/directory/account-head.ts';
import { isUsername } from '@patio/domain/people/account-access/access-change.ts';
import { isEmail } from '@patio/domain/validation/email.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

/** Enters another e-mail or username for an owner who has proved who they are. */
export function AccessChangeDialog({ account, onClose }: { account: AccountHead; onClose: () => void }) {
  const { access: texts } = useTexts();
  const action = useAction(requestAccessChange);
  const [tipo, setKind] = useState<'email' | 'usuario'>('email');
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const para = typed.trim();
  const confirm = async (motivo: string): Promise<void> => {
    const fits = tipo === 'email' ? isEmail(para) : isUsername(para);
    setWrong(!fits);
    if (!fits) return;
    const request = { params: { id: account.codigo }, body: { tipo, para, motivo } };
    if (await action.run(request, texts.asked)) onClose();
  };
  return (
    <ReasonDialog
      title={texts.change}
      text={texts.changeText}
      reason={texts.proof}
      action={texts.ask}
      busy={action.busy}
      problem={action.problem}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      <SegmentedControl
        aria-label={texts.kind}
        value={tipo}
        onChange={(value) => {
          setWrong(false);
          setKind(value === 'usuario' ? 'usuario' : 'email');
        }}
        data={[
          { value: 'email', label: texts.kinds.email },
          { value: 'usuario', label: texts.kinds.usuario },
        ]}
      />
      <TextInput
        label={texts.next}
        type={tipo === 'email' ? 'email' : 'text'}
        autoComplete="off"
        maxLength={320}
        value={typed}
        error={wrong ? texts.wrong[tipo] : null}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </ReasonDialog>
  );
}
