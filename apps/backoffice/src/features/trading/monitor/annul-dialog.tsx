import { Select } from '@mantine/core';
import { annulBids } from '@patio/contract/sales/annulments/annul-bids.ts';
import { annulmentReason } from '@patio/contract/wire/reasons.ts';
import { useState } from 'react';
import { moneyText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

interface Props {
  readonly code: number;
  readonly lines: readonly number[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Annuls bids for a reason of the closed list, which is public; the note stays inside. */
export function AnnulDialog({ code, lines, onDone, onClose }: Props) {
  const { monitor: texts, common } = useTexts();
  const action = useAction(annulBids);
  const [reason, setReason] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const confirm = async (nota: string): Promise<void> => {
    const motivo = annulmentReason.options.find((option) => option === reason);
    setMissing(motivo === undefined);
    if (motivo === undefined) return;
    const body = { linhas: [...lines], motivo, nota };
    const reply = await action.give({ params: { id: code }, body }, ({ data }) =>
      // A colleague was faster: nothing was annulled twice.
      data.anuladas.length === 0
        ? texts.annulledBefore
        : texts.annulledNow(data.anuladas.length, moneyText(data.valorLeilao)),
    );
    if (reply === null) return;
    onDone();
    onClose();
  };
  return (
    <ReasonDialog
      title={texts.annulTitle(lines.length)}
      text={texts.annulText}
      reason={texts.note}
      action={texts.annul(lines.length)}
      danger
      busy={action.busy}
      problem={action.problem}
      onConfirm={(note) => void confirm(note)}
      onClose={onClose}
    >
      <Select
        label={texts.publicReason}
        data={annulmentReason.options.map((value) => ({ value, label: texts.reasons[value] }))}
        value={reason}
        error={missing ? common.required : null}
        comboboxProps={{ withinPortal: false }}
        onChange={setReason}
      />
    </ReasonDialog>
  );
}
