import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import type { getBankData } from '@patio/contract/sales/cancellations/get-bank-data.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useEffect, useState } from 'react';
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

interface Props {
  /** Reads it, for a reason that stands in the audit; not kept by the cache of replies: what is hidden again is gone. */
  readonly read: (reason: string) => Promise<Account>;
}

/** The account to which money goes back: asked for with a reason, each time, and gone from the screen after two minutes. */
export function BankAccountData({ read }: Props) {
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
        <Reason read={read} onRead={setAccount} />
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

function Reason({ read, onRead }: Props & { readonly onRead: (account: Account) => void }) {
  const texts = useTexts();
  const { refunds } = texts;
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const show = async (): Promise<void> => {
    setProblem(null);
    try {
      onRead(await read(reason));
    } catch (failure) {
      setProblem(failureText(failure, texts));
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void show();
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
