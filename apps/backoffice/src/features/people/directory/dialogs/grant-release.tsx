import { Select, TextInput } from '@mantine/core';
import { grantRelease } from '@patio/contract/people/releases/grant-release.ts';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { DayField } from '../../../../platform/panels/fields/day-field.tsx';
import { ReasonDialog } from '../../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../../platform/panels/use-action.ts';
import type { OfAccount } from '../account.ts';

const KINDS = ['EXPOSICAO', 'PODE_DAR_LANCE', 'PODE_COMPRAR'] as const;

/** Grants more than the allowance, or less, until a day. */
export function GrantRelease({ account, onClose }: OfAccount & { readonly onClose: () => void }) {
  const { account: texts, common } = useTexts();
  const action = useAction(grantRelease);
  const [kind, setKind] = useState<(typeof KINDS)[number]>('EXPOSICAO');
  const [typed, setTyped] = useState('');
  const [until, setUntil] = useState('');
  const [tried, setTried] = useState(false);
  const extra = /^-?\d{1,9}$/.test(typed.trim()) ? Number(typed) : null;
  const confirm = async (motivo: string): Promise<void> => {
    if (extra === null || until === '') return;
    const body = { tipo: kind, extra, ate: until, motivo };
    if (await action.run({ params: { id: account.codigo }, body }, texts.trust.granted)) onClose();
  };
  return (
    <ReasonDialog
      title={texts.trust.grant}
      text={texts.trust.grantText}
      reason={common.reasonInside}
      action={texts.trust.grant}
      busy={action.busy}
      problem={action.problem}
      onTry={() => setTried(true)}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      <Select
        label={texts.trust.kind}
        data={KINDS.map((value) => ({ value, label: texts.trust.kinds[value] }))}
        value={kind}
        onChange={(value) => setKind(KINDS.find((known) => known === value) ?? 'EXPOSICAO')}
      />
      <TextInput
        label={kind === 'EXPOSICAO' ? texts.trust.extraReais : texts.trust.extra}
        description={texts.trust.extraHint}
        inputMode="numeric"
        maxLength={10}
        value={typed}
        error={tried && extra === null ? texts.trust.extraBad : null}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <DayField
        label={texts.trust.lastDay}
        value={until}
        error={tried && until === '' ? common.required : null}
        onChange={setUntil}
      />
    </ReasonDialog>
  );
}
