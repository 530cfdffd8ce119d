import { Button, FileButton, Text } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { shrinkPhoto } from './shrink-photo.ts';

interface Props {
  readonly label: string;
  readonly onPhoto: (photo: Blob) => Promise<void>;
  /** Whether photos are being made smaller; they are not kept before. */
  readonly onTaking?: (taking: boolean) => void;
}

/** Opens the camera, or the pictures of the device, and gives each photo in the size in which it is kept. */
export function CameraButton({ label, onPhoto, onTaking }: Props) {
  const { yard: texts } = useTexts();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (files: readonly File[]): Promise<void> => {
    setBusy(true);
    onTaking?.(true);
    setProblem(null);
    for (const file of files) {
      const photo = await shrinkPhoto(file);
      try {
        if (photo === null) setProblem(texts.notAPhoto(file.name));
        else await onPhoto(photo);
      } catch {
        setProblem(texts.storageFailed);
      }
    }
    setBusy(false);
    onTaking?.(false);
  };
  return (
    <div>
      <FileButton
        accept="image/*"
        multiple
        inputProps={{ capture: 'environment', 'aria-label': label }}
        onChange={(files) => void take(files)}
      >
        {(props) => (
          <Button variant="default" size="md" loading={busy} {...props}>
            {label}
          </Button>
        )}
      </FileButton>
      {problem === null ? null : (
        <Text size="sm" c="var(--danger)" role="alert">
          {problem}
        </Text>
      )}
    </div>
  );
}
