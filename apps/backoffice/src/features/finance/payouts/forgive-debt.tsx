import { Button, Group } from '@mantine/core';
import { proposeForgiveness } from '@patio/contract/finance/payouts/debts/propose-forgiveness.ts';
import type { StoreStatement } from '@patio/contract/finance/payouts/statement.ts';
import { moneyFieldText } from '@patio/domain/money/money-mask.ts';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { centavosFromReais, reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { useState } from 'react';
import { moneyText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { MoneyField } from '../../../platform/panels/fields/money-field.tsx';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

/** Proposes that the house gives up what the store owes, all of it or less. */
export function ForgiveDebt({ statement }: { readonly statement: StoreStatement }) {
  const { payouts: texts } = useTexts();
  const [open, setOpen] = useState(false);
  if (statement.perdoavel === 0) return null;
  return (
    <Group>
      <Button variant="default" onClick={() => setOpen(true)}>
        {texts.forgive}
      </Button>
      {open ? <ForgiveDialog statement={statement} onClose={() => setOpen(false)} /> : null}
    </Group>
  );
}

interface Props {
  readonly statement: StoreStatement;
  readonly onClose: () => void;
}

function ForgiveDialog({ statement: { perdoavel, loja }, onClose }: Props) {
  const { payouts: texts } = useTexts();
  const action = useAction(proposeForgiveness);
  const most = centavosFromReais(perdoavel) ?? 0;
  const [typed, setTyped] = useState(() => moneyFieldText(most));
  const [tried, setTried] = useState(false);
  const amount = parseMoney(typed);
  const sound = amount !== null && amount > 0 && amount <= most;
  const propose = async (motivo: string): Promise<void> => {
    if (amount === null || !sound) return;
    const request = { params: { id: loja.codigo }, body: { valor: reaisFromCentavos(amount), motivo } };
    if (await action.run(request, texts.forgiveProposed)) onClose();
  };
  return (
    <ReasonDialog
      title={texts.forgive}
      text={texts.forgiveText(moneyText(perdoavel))}
      reason={texts.reason}
      action={texts.proposeAction}
      busy={action.busy}
      problem={action.problem}
      onTry={() => setTried(true)}
      onConfirm={(reason) => void propose(reason)}
      onClose={onClose}
    >
      <MoneyField
        label={texts.forgiveAmount}
        value={typed}
        error={tried && !sound ? texts.badForgiveAmount : null}
        onChange={setTyped}
      />
    </ReasonDialog>
  );
}
