import { Button, Group, Text } from '@mantine/core';
import { useTexts } from '../../i18n/texts.ts';
import { DialogFrame } from './dialog-frame.tsx';

interface Props {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asks before what was typed is given up. */
export function DiscardQuestion({ onKeep, onDiscard }: Props) {
  const { common } = useTexts();
  return (
    <DialogFrame title={common.discardTitle} onClose={onKeep}>
      <Text size="sm">{common.discardText}</Text>
      <Group justify="end" mt="md">
        <Button color="danger" variant="light" onClick={onDiscard}>
          {common.discard}
        </Button>
        <Button data-autofocus onClick={onKeep}>
          {common.keepTyping}
        </Button>
      </Group>
    </DialogFrame>
  );
}
