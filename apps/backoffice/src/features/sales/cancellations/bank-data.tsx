import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { getBankData } from '@patio/contract/sales/cancellations/get-bank-data.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useEffect, useState } from 'react';
import { officeCall } from '../../../platform/api/office-call.ts';
import { failureText } from '../../../platform/feedback.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';

type Account = Reply<typeof getBankData>['data'];

const SHOWN_MS = 120_000;
const FIELDS = [
  'pix',
  'banco',
  'agencia',
  'conta',
  'nome',
  'documento',
  'endereco',
  'cidade',
  'cep',
] as const;

/** The account for a refund: asked for with a reason, each time, and gone from the screen after two minutes. */
export function BankData({ id }: { readonly id: number }) {
  const { refunds: texts } = useTexts();
  const [account, setAccount] = useState<Account | null>(null);
  useEffect(() => {
    if (account === null) return undefined;
    const timer = setTimeout(() => setAccount(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [account]);
  return (
    <Stack gap="xs">
      <Title order={2} size="h5">
        {texts.bankData}
      </Title>
      {account === null ? (
        <Reason id={id} onRead={setAccount} />
      ) : (
        <>
          <Facts facts={FIELDS.map((field) => [texts.fields[field], account[field] || null])} />
          <Text size="sm">{account.titular ? texts.ownAccount : texts.otherAccount}</Text>
          <Group>
            <Button variant="default" size="compact-sm" onClick={() => setAccount(null)}>
              {texts.hide}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  );
}

function Reason({ id, onRead }: { readonly id: number; readonly onRead: (account: Account) => void }) {
  const texts = useTexts();
  const { refunds } = texts;
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const read = async (): Promise<void> => {
    setProblem(null);
    try {
      // Not kept by the cache of replies: what is hidden again is gone.
      onRead((await officeCall(getBankData, { params: { id }, query: { motivo: reason } })).data);
    } catch (failure) {
      setProblem(failureText(failure, texts));
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void read();
      }}
    >
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {refunds.showText}
        </Text>
        <TextInput
          label={refunds.showReason}
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Problem text={problem} />
        <Group>
          <Button type="submit" variant="default">
            {refunds.show}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
