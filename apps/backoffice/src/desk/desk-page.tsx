import { Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { listConditionalSales } from '@patio/contract/sales/closing/list-conditional-sales.ts';
import { listProposals } from '@patio/contract/sales/proposals/list-proposals.ts';
import { getOwnStore } from '@patio/contract/stores/partners/get-own-store.ts';
import { listOpenQuestions } from '@patio/contract/trading/questions/list-open-questions.ts';
import { useDateText } from '../platform/i18n/formats.ts';
import { useTexts } from '../platform/i18n/texts.ts';
import { usePageTitle } from '../platform/i18n/use-page-title.ts';
import { can, useUser } from '../platform/session/user.ts';
import { pagesFor } from '../platform/shell/pages.ts';
import { OwnStore } from '../features/stores/partners/own-store.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** What waits for this user, by what they may do about it. */
export function DeskPage() {
  const { desk: texts, pages } = useTexts();
  const user = useUser();
  const dateText = useDateText();
  usePageTitle(pages.desk);
  return (
    <Stack gap="md">
      <div>
        <Title order={1} size="h3">
          {texts.title}
        </Title>
        <Text size="sm" c="dimmed">
          {texts.text}
        </Text>
      </div>
      {pagesFor(user).length > 1 ? null : (
        <Paper withBorder p="xl">
          <Text ta="center" c="dimmed">
            {texts.nothingForRole}
          </Text>
        </Paper>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {can(user, listConditionalSales) ? (
          <WaitingCard
            route={listConditionalSales}
            title={pages.conditional}
            path="/condicionais"
            waitingIn={({ data: [first, ...rest] }) => ({
              count: first === undefined ? 0 : rest.length + 1,
              when: first === undefined ? null : texts.due(dateText(first.ate)),
            })}
          />
        ) : null}
        {can(user, listProposals) ? (
          <WaitingCard
            route={listProposals}
            query={{ situacao: 'pendentes', limit: 1 }}
            title={pages.proposals}
            path="/propostas"
            waitingIn={({ data: [first], total }) => ({
              count: total,
              when: first === undefined ? null : texts.due(dateText(first.venceEm)),
            })}
          />
        ) : null}
        {can(user, listOpenQuestions) ? (
          <WaitingCard
            route={listOpenQuestions}
            title={pages.questions}
            path="/perguntas"
            waitingIn={({ data }) => ({
              count: data.length,
              when: data[0] === undefined ? null : texts.oldest(dateText(data[0].em)),
            })}
          />
        ) : null}
      </SimpleGrid>
      {user.loja !== null && can(user, getOwnStore) ? <OwnStore /> : null}
    </Stack>
  );
}
