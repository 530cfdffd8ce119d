import { Button, Group, ScrollArea, Stack, Text } from '@mantine/core';
import { getConversation } from '@patio/contract/sales/deal-messages/get-conversation.ts';
import type { DealMessage } from '@patio/contract/sales/deal-messages/deal-message.ts';
import { useEffect, useRef, useState } from 'react';
import { officeCall } from '../../../platform/api/office-call.ts';
import { failureText } from '../../../platform/feedback.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Problem } from '../../../platform/panels/problem.tsx';
import type { Conversation } from './conversation.ts';
import { Message } from './message.tsx';

/** What was written, newest at the end; earlier pages are fetched on demand and stand outside of what is announced as new. */
export function MessageLog({ conversation }: { readonly conversation: Conversation }) {
  const { conversations: texts } = useTexts();
  const { mensagens } = conversation;
  const older = useOlder(conversation);
  const view = useRef<HTMLDivElement>(null);
  const last = mensagens.at(-1)?.codigo;
  useEffect(() => {
    if (view.current !== null) view.current.scrollTop = view.current.scrollHeight;
  }, [last]);
  return (
    <ScrollArea.Autosize
      viewportRef={view}
      mah={460}
      type="auto"
      viewportProps={{ tabIndex: 0, 'aria-label': texts.log, role: 'group' }}
    >
      <Stack gap="sm" pr="xs">
        {older.more ? (
          <Group justify="center">
            <Button variant="subtle" size="compact-sm" loading={older.busy} onClick={() => void older.load()}>
              {texts.older}
            </Button>
          </Group>
        ) : null}
        <Problem text={older.problem} />
        {older.messages.map((message) => (
          <Message key={message.codigo} message={message} />
        ))}
        <Stack gap="sm" role="log" aria-label={texts.log}>
          {mensagens.map((message) => (
            <Message key={message.codigo} message={message} />
          ))}
        </Stack>
        {mensagens.length === 0 ? (
          <Text size="sm" c="dimmed">
            {texts.none}
          </Text>
        ) : null}
      </Stack>
    </ScrollArea.Autosize>
  );
}

/** The messages before the latest page. What moves out of that page by newer ones is fetched again with the next look. */
function useOlder({ codigo, mensagens, temAntes }: Conversation) {
  const texts = useTexts();
  const [pages, setPages] = useState<{ messages: readonly DealMessage[]; more: boolean } | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const first = mensagens[0]?.codigo ?? 0;
  const known = pages?.messages.filter((message) => message.codigo < first) ?? [];
  const load = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const antes = known[0]?.codigo ?? first;
      const { data } = await officeCall(getConversation, { params: { id: codigo }, query: { antes } });
      setPages({ messages: [...data.mensagens, ...known], more: data.temAntes });
    } catch (failure) {
      setProblem(failureText(failure, texts));
    }
    setBusy(false);
  };
  return { messages: known, more: pages?.more ?? temAntes, busy, problem, load };
}
