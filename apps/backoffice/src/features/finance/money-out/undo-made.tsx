import { Alert, Anchor, Checkbox } from '@mantine/core';
import type { undoDepositTransfer } from '@patio/contract/finance/deposits/undo-deposit-transfer.ts';
import type { undoPayback } from '@patio/contract/finance/paybacks/marks/undo-payback.ts';
import type { undoPayout } from '@patio/contract/finance/payouts/marks/undo-payout.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { moneyText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import type { MadeTransfer } from './made-transfer.ts';

interface Props {
  readonly route: typeof undoPayout | typeof undoPayback | typeof undoDepositTransfer;
  readonly made: MadeTransfer;
  readonly onClose: () => void;
}

/** Takes back that a transfer was recorded as made. What a statement has counts as made until the user says that it is other money. */
export function UndoMade({ route, made, onClose }: Props) {
  const { marks: texts } = useTexts();
  const action = useAction(route);
  const [other, setOther] = useState(false);
  const [tried, setTried] = useState(false);
  const { codigo, valor, movimento, of } = made;
  const open = movimento !== null && !other;
  const undo = async (motivo: string): Promise<void> => {
    if (open) return;
    const body = { motivo, outroDinheiro: other };
    if (await action.run({ params: { id: codigo }, body }, texts.undone)) onClose();
  };
  return (
    <ReasonDialog
      title={texts.undoOf(moneyText(valor))}
      text={texts.undoText[of]}
      reason={texts.reason}
      action={texts.undo}
      danger
      busy={action.busy}
      problem={action.problem}
      onTry={() => setTried(true)}
      onConfirm={(reason) => void undo(reason)}
      onClose={onClose}
    >
      {movimento === null ? null : (
        <>
          <Movement made={made} />
          <Checkbox
            label={texts.otherMoney}
            checked={other}
            error={tried && open ? texts.sayFirst : null}
            onChange={(event) => setOther(event.currentTarget.checked)}
          />
        </>
      )}
    </ReasonDialog>
  );
}

function Movement({ made: { movimento, referencia } }: Pick<Props, 'made'>) {
  const { marks: texts } = useTexts();
  const dayText = useDayText();
  if (movimento === null) return null;
  return (
    <Alert color="warn" variant="light">
      {texts.movement(dayText(`${movimento.dia}T12:00:00Z`), referencia ?? '—')}{' '}
      <Anchor component={Link} to={`/extratos-do-banco?situacao=&id=${movimento.codigo}`} size="sm">
        {texts.toMovement}
      </Anchor>
    </Alert>
  );
}
