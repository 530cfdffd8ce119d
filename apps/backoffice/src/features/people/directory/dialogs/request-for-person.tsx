import { SegmentedControl } from '@mantine/core';
import { requestForPerson } from '@patio/contract/people/personal-data/request-for-person.ts';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { ReasonDialog } from '../../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../../platform/panels/use-action.ts';
import type { OfAccount } from '../account.ts';

/** Asks for a copy or a deletion for someone who wrote or called. */
export function RequestForPerson({ account, onClose }: OfAccount & { readonly onClose: () => void }) {
  const { account: texts, dataRequests, common } = useTexts();
  const action = useAction(requestForPerson);
  const [tipo, setKind] = useState<'exportacao' | 'exclusao'>('exportacao');
  const confirm = async (motivo: string): Promise<void> => {
    const request = { params: { id: account.codigo }, body: { tipo, motivo } };
    if (await action.run(request, texts.requests.asked)) onClose();
  };
  return (
    <ReasonDialog
      title={texts.requests.ask}
      text={tipo === 'exportacao' ? texts.requests.copyText : texts.requests.deletionText}
      reason={common.reasonInside}
      action={texts.requests.open}
      danger={tipo === 'exclusao'}
      busy={action.busy}
      problem={action.problem}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      <SegmentedControl
        aria-label={dataRequests.kind}
        value={tipo}
        onChange={(value) => setKind(value === 'exclusao' ? 'exclusao' : 'exportacao')}
        data={[
          { value: 'exportacao', label: dataRequests.kinds.exportacao },
          { value: 'exclusao', label: dataRequests.kinds.exclusao },
        ]}
      />
    </ReasonDialog>
  );
}
