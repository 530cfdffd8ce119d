import { Anchor, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { getAnswerTimes } from '@patio/contract/sales/answer-times/get-answer-times.ts';
import { getOwnStore } from '@patio/contract/stores/partners/get-own-store.ts';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { DeskOrderContext, inOrder, type Rank } from '../platform/desk/desk-order.ts';
import { OwnStore } from '../features/stores/partners/own-store.tsx';
import { useTexts } from '../platform/i18n/texts.ts';
import { usePageTitle } from '../platform/i18n/use-page-title.ts';
import { can, useUser } from '../platform/session/user.ts';
import { CARDS } from './cards.ts';

/** What waits for this user, by what they may do about it. */
export function DeskPage() {
  const { desk: texts, pages } = useTexts();
  const user = useUser();
  usePageTitle(pages.desk);
  const cards = CARDS.filter(({ needs }) => can(user, needs));
  const [ranks, setRanks] = useState<ReadonlyMap<string, Rank>>(new Map());
  const note = useCallback(
    (path: string, rank: Rank) =>
      setRanks((before) => (before.get(path) === rank ? before : new Map([...before, [path, rank]]))),
    [],
  );
  return (
    <Stack gap="md">
      <div>
        <Title order={1} size="h3">
          {texts.title}
        </Title>
        <Text size="sm" c="dimmed">
          {texts.text}
        </Text>
        {can(user, getAnswerTimes) ? (
          <Anchor component={Link} to="/tempos-de-resposta" size="sm">
            {pages.answerTimes}
          </Anchor>
        ) : null}
      </div>
      {cards.length > 0 ? null : (
        <Paper withBorder p="xl">
          <Text ta="center" c="dimmed">
            {texts.nothingForRole}
          </Text>
        </Paper>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        <DeskOrderContext value={note}>
          {inOrder(cards, ranks).map(({ path, Card }) => (
            <Card key={path} />
          ))}
        </DeskOrderContext>
      </SimpleGrid>
      {user.loja !== null && can(user, getOwnStore) ? <OwnStore /> : null}
    </Stack>
  );
}
