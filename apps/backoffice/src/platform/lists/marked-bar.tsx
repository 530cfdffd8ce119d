import { Button, Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Problem } from '../panels/problem.tsx';

/** A row that was refused; `com`: the colleague who has it. */
export interface RefusedRow {
  readonly codigo: number;
  readonly motivo: string;
  readonly com?: { readonly nome: string | null } | null;
}

interface Props {
  readonly label: string;
  readonly marked: ReadonlySet<number>;
  readonly problem: string | null;
  readonly refused: readonly RefusedRow[];
  readonly onUnmark: () => void;
  /** Forgets what was refused. */
  readonly onDismiss: () => void;
  /** What can be done to the marked rows. */
  readonly children: ReactNode;
}

/** What is done to the marked rows of a list, and why some of it was refused: below the rows, which are marked anywhere in a long list. */
export function MarkedBar({ label, marked, problem, refused, onUnmark, onDismiss, children }: Props) {
  const { lists, work, common } = useTexts();
  if (marked.size === 0 && refused.length === 0 && problem === null) return null;
  return (
    <Paper withBorder p="xs" pos="sticky" bottom={8} style={{ zIndex: 1 }} role="group" aria-label={label}>
      <Group gap="xs" align="center" justify="end">
        {marked.size === 0 ? null : (
          <>
            <Text size="sm">{lists.marked(marked.size)}</Text>
            {children}
            <Button variant="default" onClick={onUnmark}>
              {lists.unmark}
            </Button>
          </>
        )}
        {marked.size > 0 || refused.length === 0 ? null : (
          <Button variant="subtle" onClick={onDismiss}>
            {common.close}
          </Button>
        )}
      </Group>
      <Problem text={problem} />
      {refused.map(({ codigo, motivo, com = null }) => (
        // To the right, because what was done is announced on the left.
        <Text key={codigo} size="sm" ta="right" role="alert">
          {codigo}: {motivo}
          {com === null ? null : ` (${com.nome ?? work.house})`}
        </Text>
      ))}
    </Paper>
  );
}
