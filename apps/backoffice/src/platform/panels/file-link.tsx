import { Anchor } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { failureText, sayProblem } from '../feedback.ts';
import { useTexts } from '../i18n/texts.ts';

interface Props {
  readonly name: string;
  /** What pressing it does, with the name of the file. */
  readonly label: string;
  readonly download: () => Promise<void>;
}

/** A file that is downloaded when its name is pressed. */
export function FileLink({ name, label, download }: Props) {
  const texts = useTexts();
  return (
    <Anchor
      component="button"
      type="button"
      size="sm"
      ta="start"
      style={{ overflowWrap: 'anywhere' }}
      aria-label={label}
      onClick={() => void download().catch((failure: unknown) => sayProblem(failureText(failure, texts)))}
    >
      <IconPaperclip size={14} aria-hidden /> {name}
    </Anchor>
  );
}
