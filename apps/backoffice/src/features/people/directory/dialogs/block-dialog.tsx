import { blockAccount } from '@patio/contract/people/blocks/block-account.ts';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { DayField } from '../../../../platform/panels/fields/day-field.tsx';
import { ReasonDialog } from '../../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../../platform/panels/use-action.ts';
import type { OfAccount } from '../account.ts';

/** Blocks an account, for good or until a day. */
export function BlockDialog({ account, onClose }: OfAccount & { readonly onClose: () => void }) {
  const { account: texts } = useTexts();
  const action = useAction(blockAccount);
  const [until, setUntil] = useState('');
  const { lances, propostas, comprasEmAndamento } = account.contagens;
  const confirm = async (motivo: string): Promise<void> => {
    const body = { motivo, ...(until === '' ? {} : { ate: until }) };
    if (await action.run({ params: { id: account.codigo }, body }, texts.block.done)) onClose();
  };
  return (
    <ReasonDialog
      title={texts.block.title(account.nome)}
      text={texts.block.text(lances + propostas + comprasEmAndamento)}
      action={texts.block.block}
      danger
      busy={action.busy}
      problem={action.problem}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      <DayField
        label={texts.block.until}
        description={texts.block.untilHint}
        value={until}
        onChange={setUntil}
      />
    </ReasonDialog>
  );
}
