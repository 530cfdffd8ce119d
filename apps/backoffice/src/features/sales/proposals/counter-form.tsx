import { Button, Paper, Stack, Textarea } from '@mantine/core';
import { counterProposal } from '@patio/contract/sales/proposals/counter-proposal.ts';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { useState } from 'react';
import { moneyText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { MoneyField } from '../../../platform/panels/fields/money-field.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import type { StaffProposal } from './staff-proposal.ts';
import { Problem } from '../../../platform/panels/problem.tsx';

const LONGEST = 1000;

/** Answers a proposal with another amount; the term starts again. */
export function CounterForm({ proposal, onDone }: { proposal: StaffProposal; onDone: () => void }) {
  const { proposals: texts, common } = useTexts();
  const action = useAction(counterProposal);
  const [amount, setAmount] = useState('');
  const [message, setMessage] = useState('');
  const [bad, setBad] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    const cents = parseMoney(amount);
    if (cents === null || cents === 0) return setBad(common.badMoney);
    // A seller who asks for no more than is offered has mistyped, or accepts.
    if (reaisFromCentavos(cents) <= proposal.valor)
      return setBad(texts.counterTooLow(moneyText(proposal.valor)));
    setBad(null);
    const mensagem = message.trim();
    const body = {
      valor: reaisFromCentavos(cents),
      valorProposta: proposal.valor,
      ...(mensagem === '' ? {} : { mensagem }),
    };
    if (await action.run({ params: { id: proposal.codigo }, body }, texts.countered)) onDone();
  };
  return (
    <Paper withBorder p="sm">
      <Stack gap="sm">
        <MoneyField label={texts.counterValue} value={amount} error={bad} onChange={setAmount} />
        <Textarea
          label={texts.message}
          autosize
          minRows={2}
          maxLength={LONGEST}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <Problem text={action.problem} />
        <Button loading={action.busy} onClick={() => void send()}>
          {texts.counterAction}
        </Button>
      </Stack>
    </Paper>
  );
}
