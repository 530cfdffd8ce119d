import { Alert, Button, FileButton, Group, Progress, SimpleGrid, Text } from '@mantine/core';
import type { OfferForm } from '@patio/contract/catalogue/drafts/offer-form.ts';
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react';
import { useState, type DragEvent } from 'react';
import { useTexts } from '../../../../../platform/i18n/texts.ts';
import { Section } from '../../../../../platform/panels/section.tsx';
import { useEditor } from '../editor-context.ts';
import { PhotoTile } from './photo-tile.tsx';
import classes from './photos.module.css';
import { useUploads, type Upload } from './use-uploads.ts';

type Photos = OfferForm['fotos'];

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif';

/** The photos in their order; the first is the cover. Files come by drop, by choice or from the camera. */
export function PhotosSection() {
  const { drafts: texts } = useTexts();
  const { form, draft, latest, change, resting, problem } = useEditor();
  const [over, setOver] = useState(false);
  // Photos are stored while others are on their way: each joins the form as it is then.
  const put = (next: (photos: Photos) => Photos): void => change({ fotos: next(latest().fotos) });
  const uploads = useUploads((photo) => put((photos) => [...photos, photo]));
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (!resting) uploads.add([...event.dataTransfer.files]);
  };
  const files = form.fotos.length;
  return (
    <Section title={texts.photosPart}>
      <div
        className={classes['drop'] ?? ''}
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(event.dataTransfer.types.includes('Files'));
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <AddButtons disabled={resting} onAdd={uploads.add} />
        <Text size="sm" c="dimmed">
          {texts.dropHere}
        </Text>
      </div>
      {problem(['photo-missing']) === null ? null : (
        <Text size="sm" c="danger">
          {problem(['photo-missing'])}
        </Text>
      )}
      {uploads.progress === null ? null : (
        <div role="status">
          <Text size="sm">{texts.sending(uploads.progress.done, uploads.progress.of)}</Text>
          <Progress
            aria-label={texts.photosPart}
            value={(100 * uploads.progress.done) / Math.max(1, uploads.progress.of)}
          />
        </div>
      )}
      {uploads.waiting.map((upload) =>
        upload.problem === null ? null : (
          <FailedUpload key={upload.id} upload={upload} onRetry={uploads.retry} onDrop={uploads.drop} />
        ),
      )}
      <SimpleGrid
        component="ul"
        cols={{ base: 2, sm: 3, lg: 4 }}
        spacing="sm"
        className={classes['tiles'] ?? ''}
      >
        {form.fotos.map((photo, at) => (
          <PhotoTile
            key={photo.guid}
            photo={photo}
            at={at}
            of={files}
            address={draft.fotos[photo.guid] ?? uploads.addresses[photo.guid] ?? `/media/${photo.guid}`}
            onPhotos={put}
            onNote={uploads.note}
          />
        ))}
      </SimpleGrid>
    </Section>
  );
}

function AddButtons({
  disabled,
  onAdd,
}: {
  readonly disabled: boolean;
  readonly onAdd: (files: readonly File[]) => void;
}) {
  const { drafts: texts } = useTexts();
  return (
    <Group gap="xs">
      <FileButton multiple accept={TYPES} onChange={onAdd}>
        {(button) => (
          <Button {...button} disabled={disabled} leftSection={<IconPhotoPlus size={16} aria-hidden />}>
            {texts.addPhotos}
          </Button>
        )}
      </FileButton>
      <FileButton accept="image/*" capture="environment" onChange={(file) => file !== null && onAdd([file])}>
        {(button) => (
          <Button
            {...button}
            hiddenFrom="sm"
            variant="default"
            disabled={disabled}
            leftSection={<IconCamera size={16} aria-hidden />}
          >
            {texts.takePhoto}
          </Button>
        )}
      </FileButton>
    </Group>
  );
}

function FailedUpload({
  upload,
  onRetry,
  onDrop,
}: {
  readonly upload: Upload;
  readonly onRetry: (id: number) => void;
  readonly onDrop: (id: number) => void;
}) {
  const { drafts: texts, common } = useTexts();
  return (
    <Alert color="danger" p="xs">
      <Group justify="space-between" gap="xs">
        <Text size="sm">{`${upload.name}: ${upload.problem ?? ''}`}</Text>
        <Group gap="xs">
          <Button size="compact-sm" variant="default" onClick={() => onRetry(upload.id)}>
            {common.retry}
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={() => onDrop(upload.id)}>
            {texts.forgetPhoto}
          </Button>
        </Group>
      </Group>
    </Alert>
  );
}
