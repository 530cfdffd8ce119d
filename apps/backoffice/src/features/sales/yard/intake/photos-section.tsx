import { Box, Button, Image, SimpleGrid, Text } from '@mantine/core';
import { YARD_LIMITS } from '@patio/domain/sales/yard/yard-checklist.ts';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { Section } from '../../../../platform/panels/section.tsx';
import { CameraButton } from './camera-button.tsx';
import {
  dropPhoto,
  keepPhoto,
  onStored,
  photosOf,
  type StoredIntake,
  type StoredPhoto,
} from './intake-db.ts';

interface Props {
  readonly intake: StoredIntake;
  /** Keeps the intake too, so that no photo is without one. */
  readonly onKeep: () => Promise<void>;
  readonly onTaking: (taking: boolean) => void;
}

/** The photos of an intake; those of single damages are with them. */
export function PhotosSection({ intake, onKeep, onTaking }: Props) {
  const { yard: texts } = useTexts();
  const photos = usePhotos(intake.cliente);
  const noted = new Set(intake.form.avarias.map(({ foto }) => foto));
  const shown = photos.filter(({ cliente }) => !noted.has(cliente));
  const keep = async (arquivo: Blob): Promise<void> => {
    await onKeep();
    const photo = { cliente: crypto.randomUUID(), entrada: intake.cliente, arquivo, em: Date.now() };
    await keepPhoto(photo);
  };
  return (
    <Section title={`${texts.photos} (${shown.length})`}>
      {photos.length >= YARD_LIMITS.photos ? (
        <Text size="sm">{texts.photosFull(YARD_LIMITS.photos)}</Text>
      ) : (
        <CameraButton label={texts.addPhotos} onPhoto={keep} onTaking={onTaking} />
      )}
      <SimpleGrid cols={3} spacing="xs">
        {shown.map((photo, at) => (
          <Thumbnail key={photo.cliente} photo={photo} at={at + 1} />
        ))}
      </SimpleGrid>
    </Section>
  );
}

function Thumbnail({ photo, at }: { readonly photo: StoredPhoto; readonly at: number }) {
  const { yard: texts } = useTexts();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (photo.arquivo === null) return undefined;
    const made = URL.createObjectURL(photo.arquivo);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo.arquivo]);
  return (
    <Box>
      <Image src={address} alt={texts.photo(at)} h={90} fit="cover" radius="sm" />
      <Button
        variant="subtle"
        size="compact-xs"
        color="danger"
        fullWidth
        onClick={() => void dropPhoto(photo.cliente)}
      >
        {texts.removePhoto(at)}
      </Button>
    </Box>
  );
}

function usePhotos(entrada: string): readonly StoredPhoto[] {
  const [photos, setPhotos] = useState<readonly StoredPhoto[]>([]);
  useEffect(() => {
    let current = true;
    const read = async (): Promise<void> => {
      const found = await photosOf(entrada).catch(() => []);
      if (current) setPhotos(found);
    };
    void read();
    const stop = onStored(() => void read());
    return () => {
      current = false;
      stop();
    };
  }, [entrada]);
  return photos;
}
