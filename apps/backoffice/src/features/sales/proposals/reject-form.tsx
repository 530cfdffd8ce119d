import { Button, Paper, Stack, Textarea } from '@mantine/core';
import { rejectProposal } from '@patio/contract/sales/proposals/reject-proposal.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useAction } from '../../../platform/panels/use-action.ts';
import type { StaffProposal } from './staff-proposal.ts';
import { Problem } from '../../../platform/panels/problem.tsx';

const LONGEST = 500;

/** Refuses a proposal with a reason that the buyer reads. */
export function RejectForm({ proposal, onDone }: { proposal: StaffProposal; onDone: () => void }) {
  const { proposals: texts, common } = useTexts();
  const action = useAction(rejectProposal);
  const [typed, setTyped] = useState('');
  const [empty, setEmpty] = useState(false);
  const send = async (): Promise<void> => {
    const motivo = typed.trim();
    setEmpty(motivo === '');
    if (motivo === '') return;
    if (await action.run({ params: { id: proposal.codigo }, body: { motivo } }, texts.rejected)) onDone();
  };
  return (
    <Paper withBorder p="sm">
      <Stack gap="sm">
        <Textarea
          label={texts.reason}
          autosize
          minRows={2}
          maxLength={LONGEST}
          value={typed}
          error={empty ? common.required : null}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Problem text={action.problem} />
        <Button color="danger" loading={action.busy} onClick={() => void send()}>
          {texts.reject}
        </Button>
      </Stack>
    </Paper>
  );
}
