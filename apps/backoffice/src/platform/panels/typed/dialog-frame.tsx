import { Group, Modal } from '@mantine/core';
import type { FocusEvent, ReactNode } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { useFocusReturn } from '../use-focus-return.ts';
import { useTopmost } from './topmost.ts';

export interface DialogFrameProps {
  readonly title: string;
  /** Wide for a picture. */
  readonly size?: 'sm' | 'xl';
  /** Null: it cannot be closed without an answer. */
  readonly onClose: (() => void) | null;
  readonly onFocus?: (event: FocusEvent) => void;
  readonly children: ReactNode;
}

/** A question above the screen. Composed of parts: the header of Mantine's whole modal is a second banner to screen readers. */
export function DialogFrame({ title, size = 'sm', onClose, children, ...events }: DialogFrameProps) {
  const { common } = useTexts();
  useFocusReturn();
  const open = onClose !== null;
  const topmost = useTopmost();
  return (
    <Modal.Root
      opened
      onClose={onClose ?? (() => undefined)}
      closeOnClickOutside={open}
      closeOnEscape={open && topmost}
      centered
      size={size}
    >
      <Modal.Overlay backgroundOpacity={0.4} />
      <Modal.Content {...events}>
        <Group justify="space-between" wrap="nowrap" p="md" pb={0}>
          <Modal.Title fw={600}>{title}</Modal.Title>
          {open ? <Modal.CloseButton aria-label={common.close} /> : null}
        </Group>
        <Modal.Body pt="md">{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
