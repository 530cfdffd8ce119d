import { Anchor, Group, Paper, Skeleton, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import { FailedReading } from '../panels/failed-reading.tsx';

interface Props {
  readonly title: string;
  readonly loading: boolean;
  readonly failed: string | null;
  readonly onRetry: () => void;
  /** The list behind the card, below /painel. */
  readonly path: string;
  /** The way to what is to be done first. */
  readonly first?: ReactNode;
  readonly children: ReactNode;
}

/** A card of the desk, with its own states of reading. */
export function CardFrame({ title, loading, failed, onRetry, path, first, children }: Props) {
  const { desk: texts, common } = useTexts();
  return (
    <Paper withBorder p="md" component="section" aria-label={title}>
      <Stack gap={4} align="start">
        <Title order={2} size="h5">
          {title}
        </Title>
        <FailedReading failed={failed} onRetry={onRetry} />
        {loading && failed === null ? (
          <div role="status" aria-label={common.loading} style={{ width: '100%' }}>
            <Skeleton height={44} />
          </div>
        ) : null}
        {children}
        <Group gap="md">
          {first}
          <Anchor component={Link} to={path} size="sm" aria-label={`${texts.all}: ${title}`}>
            {texts.all}
          </Anchor>
        </Group>
      </Stack>
    </Paper>
  );
}
