import { Alert, Drawer, Group } from '@mantine/core';
import { use, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import { DiscardQuestion } from './typed/discard-question.tsx';
import { LeftListContext } from './typed/left-list.ts';
import { useTopmost } from './typed/topmost.ts';
import { useTyped } from './typed/use-typed.tsx';
import { useFocusReturn } from './use-focus-return.ts';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Its width in pixels; a phone gives all it has. */
  readonly size?: number;
  /** Something was chosen that closing it would lose; what is typed is seen without it. */
  readonly unsaved?: boolean;
}

/** The record beside its list. What was typed into it is not lost by a slip. Composed of parts, as `Dialog` is and why. */
export function SidePanel({ title, onClose, children, size = 460, unsaved = false }: Props) {
  const { common } = useTexts();
  const { hasUnsaved, watch, close, question } = useTyped(onClose, unsaved);
  // Back, a link and the search of pages leave it too.
  const { state, proceed, reset } = useBlocker(hasUnsaved);
  const hasLeft = use(LeftListContext);
  const topmost = useTopmost();
  useFocusReturn();
  return (
    <Drawer.Root opened onClose={close} closeOnEscape={topmost} position="right" size={size}>
      <Drawer.Overlay backgroundOpacity={0.25} />
      <Drawer.Content {...watch}>
        <Group justify="space-between" wrap="nowrap" align="start" p="md" pb={0}>
          <Drawer.Title fw={600}>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={common.close} />
        </Group>
        <Drawer.Body pt="md">
          {hasLeft ? (
            <Alert color="warn" role="status" mb="sm">
              {common.leftList}
            </Alert>
          ) : null}
          {children}
          {question}
          {state === 'blocked' ? <DiscardQuestion onKeep={reset} onDiscard={proceed} /> : null}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
