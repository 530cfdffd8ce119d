import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useTexts } from '../i18n/texts.ts';
import type { LastChange } from './stored-change.ts';
import { keepChange } from './undo-store.ts';
import { useUndo } from './use-undo.ts';

const NOTICE = 'undo';
const SHOWN_MS = 60_000;

/** Says that something was done, and offers to take it back; the menu of the user offers it for as long as it can be. */
export function offerUndo(change: LastChange, close: string): void {
  keepChange(change);
  notifications.hide(NOTICE);
  notifications.show({
    id: NOTICE,
    message: <UndoNotice change={change} />,
    color: 'ok',
    autoClose: SHOWN_MS,
    closeButtonProps: { 'aria-label': close },
  });
}

function UndoNotice({ change }: { readonly change: LastChange }) {
  const { lists } = useTexts();
  const { busy, run } = useUndo();
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <Text size="sm">{change.done}</Text>
      <Button
        variant="default"
        size="compact-sm"
        flex="none"
        loading={busy}
        onClick={() => void run(change).then(() => notifications.hide(NOTICE))}
      >
        {lists.undo}
      </Button>
    </Group>
  );
}
