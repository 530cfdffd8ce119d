import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Dialog } from './dialog.tsx';
import { Problem } from './problem.tsx';

const SHORTEST = 5;
const LONGEST = 500;

interface Props {
  readonly title: string;
  /** What follows from it, for each side. */
  readonly text: string;
  /** The name of the field of the reason, which says who reads it. */
  readonly reason?: string;
  readonly action: string;
  readonly danger?: boolean;
  readonly busy: boolean;
  readonly problem: string | null;
  /** Fields besides the reason. */
  readonly children?: ReactNode;
  /** At every attempt, so that the fields above can say what they lack too. */
  readonly onTry?: () => void;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** The focus begins at the first field, which is asked for before the reason. */
function markFirst(fields: HTMLElement | null): void {
  fields
    ?.querySelector('input:not([type="hidden"], :disabled), textarea')
    ?.setAttribute('data-autofocus', '');
}

/** Asks for the reason of an action, and names what follows from it. */
export function ReasonDialog(props: Props) {
  const { common } = useTexts();
  const [typed, setTyped] = useState('');
  const [short, setShort] = useState(false);
  const confirm = (): void => {
    props.onTry?.();
    const reason = typed.trim();
    setShort(reason.length < SHORTEST);
    if (reason.length >= SHORTEST) props.onConfirm(reason);
  };
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <Stack gap="sm">
        <Text size="sm">{props.text}</Text>
        <div ref={markFirst} style={{ display: 'contents' }}>
          {props.children}
        </div>
        <Textarea
          label={props.reason ?? common.reason}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={LONGEST}
          data-autofocus
          value={typed}
          error={short ? common.reasonShort : null}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Problem text={props.problem} />
        <Group justify="end">
          <Button variant="default" onClick={props.onClose}>
            {common.cancel}
          </Button>
          <Button color={props.danger === true ? 'danger' : 'accent'} loading={props.busy} onClick={confirm}>
            {props.action}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
