import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { Confirmation } from './confirmation.tsx';

const LONGEST = 500;

interface Props {
  readonly title: string;
  /** What follows from it, for each side. */
  readonly text: string;
  readonly action: string;
  readonly danger?: boolean;
  /** Who reads the reason, and whether there must be one. */
  readonly label: string;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be undone, and for the reason. */
export function ReasonConfirmation({ label, onConfirm, ...question }: Props) {
  const [reason, setReason] = useState('');
  return (
    <Confirmation {...question} onConfirm={() => onConfirm(reason)}>
      <Textarea
        mt="sm"
        label={label}
        value={reason}
        maxLength={LONGEST}
        autosize
        minRows={2}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Confirmation>
  );
}
