import { Anchor, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { Reply, Request, RouteDefinition } from '@patio/contract/route/define-route.ts';
import { Link } from 'react-router';
import { useTexts } from '../platform/i18n/texts.ts';
import { useReply } from '../platform/api/use-reply.ts';
import { FailedReading } from '../platform/panels/failed-reading.tsx';

interface Props<R extends RouteDefinition> {
  readonly route: R;
  readonly query?: Request<R>['query'];
  readonly title: string;
  readonly path: string;
  /** How many wait, and until when; read from the reply. */
  readonly waitingIn: (reply: Reply<R>) => { readonly count: number; readonly when: string | null };
}

/** One kind of work: how much of it waits, and the way there. */
export function WaitingCard<R extends RouteDefinition>({ route, query, title, path, waitingIn }: Props<R>) {
  const { desk: texts, common } = useTexts();
  const { reply, failed, retry } = useReply(route, query);
  const waiting = reply === null ? null : waitingIn(reply);
  return (
    <Paper withBorder p="md" component="section" aria-label={title}>
      <Stack gap={4}>
        <Title order={2} size="h5">
          {title}
        </Title>
        <FailedReading failed={failed} onRetry={retry} />
        {waiting === null && failed === null ? (
          <div role="status" aria-label={common.loading}>
            <Skeleton height={44} />
          </div>
        ) : null}
        {waiting === null ? null : (
          <>
            <Text fw={600} c={waiting.count > 0 ? 'warn' : 'dimmed'}>
              {waiting.count > 0 ? texts.waiting(waiting.count) : texts.none}
            </Text>
            <Text size="sm" c="dimmed">
              {waiting.when}
            </Text>
          </>
        )}
        <Anchor component={Link} to={path} size="sm" aria-label={`${texts.all}: ${title}`}>
          {texts.all}
        </Anchor>
      </Stack>
    </Paper>
  );
}
