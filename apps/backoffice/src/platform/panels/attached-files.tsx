import { Button, FileButton, Group, Pill } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';

const TYPES = 'application/pdf,image/jpeg,image/png';

interface ListProps {
  readonly files: readonly File[];
  /** Of the button that removes a file, with its name. */
  readonly removeLabel: (name: string) => string;
  readonly onRemove: (file: File) => void;
}

/** The files that go with what is being written. */
export function AttachedFiles({ files, removeLabel, onRemove }: ListProps) {
  if (files.length === 0) return null;
  return (
    <Group gap="xs">
      {files.map((file) => (
        <Pill
          key={`${file.name} ${file.size} ${file.lastModified}`}
          withRemoveButton
          maw="100%"
          removeButtonProps={{ 'aria-label': removeLabel(file.name), 'aria-hidden': false, tabIndex: 0 }}
          onRemove={() => onRemove(file)}
        >
          {file.name}
        </Pill>
      ))}
    </Group>
  );
}

interface ButtonProps {
  readonly label: string;
  /** No more files fit. */
  readonly full: boolean;
  readonly onAdd: (files: File[]) => void;
}

/** Attaches files to what is being written. */
export function AttachButton({ label, full, onAdd }: ButtonProps) {
  return (
    <FileButton multiple accept={TYPES} onChange={onAdd} disabled={full}>
      {(props) => (
        <Button
          {...props}
          variant="default"
          size="compact-sm"
          disabled={full}
          leftSection={<IconPaperclip size={14} aria-hidden />}
        >
          {label}
        </Button>
      )}
    </FileButton>
  );
}
