import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { getStoreBank } from '@patio/contract/finance/payouts/get-store-bank.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useEffect, useState } from 'react';
import { officeCall } from '../../../platform/api/office-call.ts';
import { failureText } from '../../../platform/feedback.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';

type Account = Reply<typeof getStoreBank>['data'];

const SHOWN_MS = 120_000;
const FIELDS = ['pix', 'banco', 'agencia', 'conta', 'nome', 'documento'] as const;

/** The whole account of a store: asked for with a reason, each time, and gone from the screen after two minutes. */
export function ReadStoreBank({ store }: { readonly store: number }) {
  const { payouts: texts } = useTexts();
  const [account, setAccount] = useState<Account | null>(null);
  useEffect(() => {
    if (account === null) return undefined;
    const timer = setTimeout(() => setAccount(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [account]);
  if (account === null) return <Reason store={store} onRead={setAccount} />;
  return (
    <>
      <Facts facts={FIELDS.map((field) => [texts.fields[field], account[field] || null])} />
      <Group>
        <Button variant="default" size="compact-sm" onClick={() => setAccount(null)}>
          {texts.hide}
        </Button>
      </Group>
    </>
  );
}

interface ReasonProps {
  readonly store: number;
  readonly onRead: (account: Account) => void;
}

function Reason({ store, onRead }: ReasonProps) {
  const all = useTexts();
  const { payouts: texts } = all;
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const read = async (): Promise<void> => {
    setProblem(null);
    try {
      // Not kept by the cache of replies: what is hidden again is gone.
      onRead((await officeCall(getStoreBank, { params: { id: store }, query: { motivo: reason } })).data);
    } catch (failure) {
      setProblem(failureText(failure, all));
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
          {texts.showText}
        </Text>
        <TextInput
          label={texts.showReason}
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Problem text={problem} />
        <Group>
          <Button type="submit" variant="default">
            {texts.show}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
