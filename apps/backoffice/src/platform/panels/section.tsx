import { Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { FailedReading } from './failed-reading.tsx';

interface Props {
  readonly title: string;
  /** Whether what it shows was read; null or absent for what needs no reading. */
  readonly read?: { readonly reply: unknown; readonly failed: string | null; retry(): void } | null;
  /** What may be done here, beside its title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page about one record, with its own states of reading. */
export function Section({ title, read = null, actions, children }: Props) {
  const { common } = useTexts();
  const loading = read !== null && read.reply === null && read.failed === null;
  return (
    <Paper withBorder p="md" component="section" aria-label={title}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2} size="h5">
            {title}
          </Title>
          {actions}
        </Group>
        {read === null ? null : <FailedReading failed={read.failed} onRetry={read.retry} />}
        {loading ? (
          <div role="status" aria-label={common.loading}>
            <Skeleton height={60} />
          </div>
        ) : null}
        {read === null || read.reply !== null ? children : null}
      </Stack>
    </Paper>
  );
}

/** That a part has nothing to show. */
export function Nothing({ text }: { text: string }) {
  return (
    <Text size="sm" c="dimmed">
      {text}
    </Text>
  );
}
