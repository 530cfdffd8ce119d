import { Drawer, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { useFocusReturn } from './use-focus-return.ts';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Its width in pixels; a phone gives all it has. */
  readonly size?: number;
}

/** The record beside its list. Composed of parts, as `Dialog` is and why. */
export function SidePanel({ title, onClose, children, size = 460 }: Props) {
  const { common } = useTexts();
  useFocusReturn();
  return (
    <Drawer.Root opened onClose={onClose} position="right" size={size}>
      <Drawer.Overlay backgroundOpacity={0.25} />
      <Drawer.Content>
        <Group justify="space-between" wrap="nowrap" align="start" p="md" pb={0}>
          <Drawer.Title fw={600}>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={common.close} />
        </Group>
        <Drawer.Body pt="md">{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
