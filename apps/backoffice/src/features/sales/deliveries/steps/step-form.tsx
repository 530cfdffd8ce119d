import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { Dialog } from '../../../../platform/panels/dialog.tsx';
import { Problem } from '../../../../platform/panels/problem.tsx';

interface Props {
  readonly title: string;
  /** What follows from it, for each side. */
  readonly text: string;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The frame of a dialog that takes a step of a delivery. */
export function StepForm({ title, text, busy, problem, onConfirm, onClose, children }: Props) {
  const { common } = useTexts();
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">{text}</Text>
        {children}
        <Problem text={problem} />
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button loading={busy} onClick={onConfirm}>
            {title}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
