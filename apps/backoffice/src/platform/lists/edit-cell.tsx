import { ActionIcon, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconCheck, IconPencil, IconX } from '@tabler/icons-react';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';

interface Props {
  /** The name of the column. */
  readonly label: string;
  readonly text: string;
  readonly editing: boolean;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onStart: () => void;
  /** At Enter, at the check mark, and when the cell is left. */
  readonly onSave: () => void;
  readonly onCancel: () => void;
  /** The fields, while the cell is edited. */
  readonly children: ReactNode;
}

/**
 * A cell that is edited where it stands: Enter saves, Esc gives up, leaving it saves. What is refused stays typed, with the reason below it.
 */
export function EditCell(props: Props) {
  const { label, text, editing, busy, problem, onStart, onSave, onCancel, children } = props;
  const { lists } = useTexts();
  const fields = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const returns = useRef(false);
  useEffect(() => {
    if (editing) {
      fields.current?.querySelector<HTMLElement>('input, select')?.focus();
      // A wide list scrolls within its frame.
      fields.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    } else if (returns.current) button.current?.focus();
    returns.current = false;
  }, [editing]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Of the buttons beside the fields Enter is their own.
    if (event.key === 'Enter' && event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    event.stopPropagation();
    returns.current = true;
    if (event.key === 'Enter') onSave();
    else onCancel();
  };
  const onBlur = (event: FocusEvent<HTMLDivElement>): void => {
    // To another window, or to a button beside the fields: not left.
    if (event.relatedTarget === null || event.currentTarget.contains(event.relatedTarget)) return;
    onSave();
  };
  if (!editing)
    return (
      <UnstyledButton
        ref={button}
        data-edit
        fz="inherit"
        aria-label={lists.editCell(label, text)}
        onClick={(event) => {
          event.stopPropagation();
          onStart();
        }}
      >
        {text} <IconPencil size={12} aria-hidden style={{ opacity: 0.6 }} />
      </UnstyledButton>
    );
  return (
    <Stack
      ref={fields}
      gap={4}
      role="group"
      aria-label={label}
      miw={180}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {children}
      <Group gap={4}>
        <ActionIcon size="sm" loading={busy} aria-label={lists.saveCell(label)} onClick={onSave}>
          <IconCheck size={14} aria-hidden />
        </ActionIcon>
        <ActionIcon size="sm" variant="default" aria-label={lists.leaveCell(label)} onClick={onCancel}>
          <IconX size={14} aria-hidden />
        </ActionIcon>
      </Group>
      {problem === null ? null : (
        <Text size="xs" c="danger" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  );
}
