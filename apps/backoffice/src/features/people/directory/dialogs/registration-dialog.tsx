import { Checkbox, TextInput } from '@mantine/core';
import { setStateRegistration } from '@patio/contract/people/state-registration/set-state-registration.ts';
import { isStateRegistration } from '@patio/domain/people/state-registration/is-state-registration.ts';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { ReasonDialog } from '../../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../../platform/panels/use-action.ts';
import type { OfAccount } from '../account.ts';

const SHORTEST_PROOF = 5;

/** Sets the state registration of a company, with what proves it. */
export function RegistrationDialog({ account, onClose }: OfAccount & { readonly onClose: () => void }) {
  const { account: texts } = useTexts();
  const words = texts.registration;
  const action = useAction(setStateRegistration);
  const [typed, setTyped] = useState(account.dados.inscricaoSocial ?? '');
  const [exempt, setExempt] = useState(account.isento);
  const [proof, setProof] = useState('');
  const [tried, setTried] = useState(false);
  const registration = exempt ? null : typed.trim();
  const bad = !isStateRegistration({ registration, exempt });
  const short = proof.trim().length < SHORTEST_PROOF;
  const confirm = async (motivo: string): Promise<void> => {
    if (bad || short) return;
    const body = {
      inscricao: registration,
      isento: exempt,
      anterior: { inscricao: account.dados.inscricaoSocial, isento: account.isento },
      prova: proof.trim(),
      motivo,
    };
    if (await action.run({ params: { id: account.codigo }, body }, words.done)) onClose();
  };
  return (
    <ReasonDialog
      title={words.title}
      text={words.text}
      action={words.save}
      busy={action.busy}
      problem={action.problem}
      onTry={() => setTried(true)}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      <Checkbox
        label={words.exempt}
        checked={exempt}
        onChange={(event) => setExempt(event.currentTarget.checked)}
      />
      {exempt ? null : (
        <TextInput
          label={texts.person.fields.stateRegistration}
          description={words.hint}
          maxLength={30}
          value={typed}
          error={tried && bad ? words.bad : null}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <TextInput
        label={words.proof}
        description={words.proofHint}
        maxLength={200}
        value={proof}
        error={tried && short ? words.proofShort : null}
        onChange={(event) => setProof(event.currentTarget.value)}
      />
    </ReasonDialog>
  );
}
