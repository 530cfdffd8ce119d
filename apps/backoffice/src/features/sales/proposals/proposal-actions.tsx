import { Button, Group } from '@mantine/core';
import { acceptProposal } from '@patio/contract/sales/proposals/accept-proposal.ts';
import { useState } from 'react';
import { moneyText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Confirmation } from '../../../platform/panels/confirmation.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { CounterForm } from './counter-form.tsx';
import type { StaffProposal } from './staff-proposal.ts';
import { RejectForm } from './reject-form.tsx';

interface Props {
  readonly proposal: StaffProposal;
  readonly onDone: () => void;
}

/** What may be answered now, as the server says: accept, counter, reject. */
export function ProposalActions({ proposal, onDone }: Props) {
  const { proposals: texts } = useTexts();
  const [chosen, choose] = useState<'accept' | 'counter' | 'reject' | null>(null);
  const { acoes } = proposal;
  const close = (): void => choose(null);
  if (acoes.length === 0) return null;
  return (
    <>
      <Group gap="xs">
        {acoes.includes('aceitar') ? <Button onClick={() => choose('accept')}>{texts.accept}</Button> : null}
        {acoes.includes('contrapropor') ? (
          <Button variant="default" onClick={() => choose('counter')}>
            {texts.counterAction}
          </Button>
        ) : null}
        {acoes.includes('recusar') ? (
          <Button variant="default" onClick={() => choose('reject')}>
            {texts.reject}
          </Button>
        ) : null}
      </Group>
      {chosen === 'accept' ? <Acceptance proposal={proposal} onDone={onDone} onClose={close} /> : null}
      {chosen === 'counter' ? <CounterForm proposal={proposal} onDone={onDone} /> : null}
      {chosen === 'reject' ? <RejectForm proposal={proposal} onDone={onDone} /> : null}
    </>
  );
}

function Acceptance({ proposal, onDone, onClose }: Props & { readonly onClose: () => void }) {
  const { proposals: texts } = useTexts();
  const action = useAction(acceptProposal);
  // The amount as the user saw it: should the buyer have changed it meanwhile, the server refuses.
  const { codigo: id, valor } = proposal;
  const accept = async (): Promise<void> => {
    if (await action.run({ params: { id }, body: { valor } }, texts.accepted)) onDone();
  };
  return (
    <Confirmation
      title={texts.acceptTitle(moneyText(valor))}
      text={texts.acceptText}
      action={texts.accept}
      busy={action.busy}
      problem={action.problem}
      onConfirm={() => void accept()}
      onClose={onClose}
    />
  );
}
