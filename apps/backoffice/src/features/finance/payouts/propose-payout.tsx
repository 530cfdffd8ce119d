import { Button, Group } from '@mantine/core';
import { proposePayout } from '@patio/contract/finance/payouts/propose-payout.ts';
import type { StoreStatement } from '@patio/contract/finance/payouts/statement.ts';
import { useState } from 'react';
import { moneyText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';

/** Proposes a payout of all that is due now. */
export function ProposePayout({ statement }: { readonly statement: StoreStatement }) {
  const { payouts: texts } = useTexts();
  const user = useUser();
  const [open, setOpen] = useState(false);
  const action = useAction(proposePayout);
  const { devido, loja, podePropor } = statement;
  if (!can(user, proposePayout) || !podePropor) return null;
  const name = texts.propose(moneyText(devido));
  const propose = async (motivo: string): Promise<void> => {
    const request = { params: { id: loja.codigo }, body: { valor: devido, motivo } };
    if (await action.run(request, texts.proposed)) setOpen(false);
  };
  return (
    <Group>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      {open ? (
        <ReasonDialog
          title={name}
          text={texts.proposeText}
          reason={texts.reason}
          action={texts.proposeAction}
          busy={action.busy}
          problem={action.problem}
          onConfirm={(reason) => void propose(reason)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Group>
  );
}
