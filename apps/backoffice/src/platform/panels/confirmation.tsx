import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Dialog } from './dialog.tsx';
import { Problem } from './problem.tsx';

interface Props {
  readonly title: string;
  /** What follows from it, for each side. */
  readonly text: string;
  readonly action: string;
  readonly danger?: boolean;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** What is asked for besides, such as a reason. */
  readonly children?: ReactNode;
}

/** Asks before something that cannot be undone, and names what follows. */
export function Confirmation({
  title,
  text,
  action,
  danger = false,
  busy,
  problem,
  onConfirm,
  onClose,
  children,
}: Props) {
  const { common } = useTexts();
  return (
    <Dialog title={title} onClose={onClose}>
      <Text size="sm">{text}</Text>
      {children}
      <Problem text={problem} />
      <Group justify="end" mt="md">
        <Button variant="default" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button color={danger ? 'danger' : 'accent'} loading={busy} onClick={onConfirm}>
          {action}
        </Button>
      </Group>
    </Dialog>
  );
}
