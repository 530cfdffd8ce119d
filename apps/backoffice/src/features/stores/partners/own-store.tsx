import { Anchor, Badge, Group, Paper, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { getOwnStore, type OwnStore as Store } from '@patio/contract/stores/partners/get-own-store.ts';
import { Link } from 'react-router';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { FailedReading } from '../../../platform/panels/failed-reading.tsx';

const TONES = { analise: 'warn', aberta: 'ok', suspensa: 'danger' } as const;

/** The store of this user at a glance: its state, its counts, and the way to its public page. */
export function OwnStore() {
  const { common } = useTexts();
  const { reply, failed, retry } = useReply(getOwnStore);
  if (failed !== null) return <FailedReading failed={failed} onRetry={retry} />;
  if (reply === null)
    return (
      <div role="status" aria-label={common.loading}>
        <Skeleton height={160} />
      </div>
    );
  return <StoreCard store={reply.data} />;
}

function StoreCard({ store }: { store: Store }) {
  const { store: texts, common } = useTexts();
  const dayText = useDayText();
  const counts = [
    [texts.openOffers, store.ofertasAbertas],
    [texts.offers, store.ofertas],
    [texts.sales, store.vendasEmAndamento],
    [texts.proposals, store.propostasAbertas],
  ] as const;
  return (
    <Paper withBorder p="md" component="section" aria-label={store.nome}>
      <Stack gap="sm">
        <Group gap="sm">
          <Title order={2} size="h5">
            {store.nome}
          </Title>
          <Badge variant="light" color={TONES[store.situacao]} tt="none">
            {texts.state[store.situacao]}
          </Badge>
        </Group>
        {store.dataMembro === null ? null : (
          <Text size="sm" c="dimmed">
            {common.since} {dayText(store.dataMembro)}
          </Text>
        )}
        <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} m={0}>
          {counts.map(([name, count]) => (
            <div key={name}>
              <Text component="dt" size="sm" c="dimmed">
                {name}
              </Text>
              <Text component="dd" m={0} fw={700} size="xl">
                {count}
              </Text>
            </div>
          ))}
        </SimpleGrid>
        <Group gap="md">
          <Anchor component={Link} to="/lojas" size="sm">
            {texts.toProfile}
          </Anchor>
          {store.situacao === 'aberta' && store.urlLoja !== null ? (
            <Anchor href={`/${store.urlLoja}/home`} size="sm">
              {texts.toStore}
            </Anchor>
          ) : null}
        </Group>
      </Stack>
    </Paper>
  );
}
