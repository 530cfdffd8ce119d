import { Badge, Group, Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  readonly name: string;
  readonly state: string;
  readonly tone: string;
  readonly lines: readonly string[];
  readonly children: ReactNode;
}

/** Money that goes out: which, how far it is, who decided, and what may be done. */
export function MoneyOutItem({ name, state, tone, lines, children }: Props) {
  return (
    <Paper withBorder p="sm" component="section" aria-label={name}>
      <Stack gap={6}>
        <Group justify="space-between" wrap="nowrap">
          <Text size="sm" fw={500}>
            {name}
          </Text>
          <Badge variant="light" tt="none" miw="max-content" color={tone}>
            {state}
          </Badge>
        </Group>
        {lines.map((line) => (
          <Text key={line} size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {line}
          </Text>
        ))}
        {children}
      </Stack>
    </Paper>
  );
}
