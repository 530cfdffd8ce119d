import { ActionIcon, Badge, Group, Select } from '@mantine/core';
import type { OfferForm } from '@patio/contract/catalogue/drafts/offer-form.ts';
import { rotateDraftPhoto } from '@patio/contract/catalogue/drafts/photos/rotate-draft-photo.ts';
import {
  IconArrowLeft,
  IconArrowRight,
  IconCrop,
  IconRotateClockwise,
  IconStar,
  IconTrash,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../../../platform/i18n/texts.ts';
import { Problem } from '../../../../../platform/panels/problem.tsx';
import { useAction } from '../../../../../platform/panels/use-action.ts';
import { useEditor } from '../editor-context.ts';
import { movedPhoto } from './moved-photo.ts';
import { replacedPhoto } from './replaced-photo.ts';
import classes from './photos.module.css';

type Photos = OfferForm['fotos'];

// Fetched when a photo is edited.
const PhotoEditor = lazy(async () => ({ default: (await import('./photo-editor.tsx')).PhotoEditor }));

interface Props {
  readonly photo: Photos[number];
  readonly at: number;
  readonly of: number;
  readonly address: string;
  /** Changes the photos as they are then. */
  readonly onPhotos: (next: (photos: Photos) => Photos) => void;
  readonly onNote: (guid: string, address: string) => void;
}

const DRAGGED = 'text/x-patio-photo';

/** One photo: its place by drag or by arrows, cover, rotation, who sees it, and which vehicle of a lot it shows. */
export function PhotoTile({ photo, at, of, address, onPhotos, onNote }: Props) {
  const { drafts: texts } = useTexts();
  const { resting } = useEditor();
  const [over, setOver] = useState(false);
  const move = (to: number): void => onPhotos((photos) => movedPhoto(photos, photo.guid, to));
  return (
    <li>
      <div
        className={classes['tile'] ?? ''}
        data-over={over}
        draggable={!resting}
        onDragStart={(event) => event.dataTransfer.setData(DRAGGED, photo.guid)}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes(DRAGGED)) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          const guid = event.dataTransfer.getData(DRAGGED);
          setOver(false);
          if (guid === '') return;
          event.preventDefault();
          onPhotos((photos) => movedPhoto(photos, guid, at));
        }}
      >
        <img
          className={classes['picture'] ?? ''}
          src={address}
          alt={texts.photoOf(at + 1, of)}
          loading="lazy"
        />
        <Group gap={4} justify="space-between">
          {at === 0 ? <Badge variant="light">{texts.cover}</Badge> : <span>{at + 1}</span>}
          {resting ? null : (
            <TileButtons photo={photo} at={at} of={of} onMove={move} onPhotos={onPhotos} onNote={onNote} />
          )}
        </Group>
        <TileChoices photo={photo} onPhotos={onPhotos} />
      </div>
    </li>
  );
}

function TileButtons({
  photo,
  at,
  of,
  onMove,
  onPhotos,
  onNote,
}: Omit<Props, 'address'> & { readonly onMove: (to: number) => void }) {
  const { drafts: texts, photoEdit } = useTexts();
  const { draft, latest, change, locked, flush } = useEditor();
  const [editing, setEditing] = useState(false);
  const turn = useAction(rotateDraftPhoto);
  const replace = (guid: string, made: string): void => {
    onNote(guid, made);
    change(replacedPhoto(latest(), { from: photo.guid, to: guid, locked }));
  };
  const rotate = async (): Promise<void> => {
    // It is a photo of the draft, which an offer on the site has not yet.
    if ((await flush()) === null) return;
    const params = { id: draft.codigo, guid: photo.guid };
    const reply = await turn.give({ params, body: {} }, () => '');
    if (reply === null) return;
    replace(reply.data.guid, reply.data.endereco);
  };
  const buttons = [
    [texts.moveBack, IconArrowLeft, at > 0, () => onMove(at - 1)],
    [texts.moveOn, IconArrowRight, at < of - 1, () => onMove(at + 1)],
    [texts.makeCover, IconStar, at > 0, () => onMove(0)],
    [texts.turn, IconRotateClockwise, true, () => void rotate()],
    [photoEdit.open, IconCrop, true, () => setEditing(true)],
    [
      texts.removePhoto,
      IconTrash,
      true,
      () => onPhotos((photos) => photos.filter(({ guid }) => guid !== photo.guid)),
    ],
  ] as const;
  return (
    <>
      <Group gap={2}>
        {buttons.map(([label, Icon, fits, act]) =>
          fits ? (
            <ActionIcon
              key={label}
              variant="subtle"
              aria-label={`${label}: ${texts.photoOf(at + 1, of)}`}
              title={label}
              loading={turn.busy}
              onClick={act}
            >
              <Icon size={16} aria-hidden />
            </ActionIcon>
          ) : null,
        )}
        {editing ? (
          <Suspense>
            <PhotoEditor
              guid={photo.guid}
              alt={texts.photoOf(at + 1, of)}
              onEdited={replace}
              onClose={() => setEditing(false)}
            />
          </Suspense>
        ) : null}
      </Group>
      <Problem text={turn.problem} />
    </>
  );
}

const PROFILES = [4, 5, 6, 7] as const;

function TileChoices({ photo, onPhotos }: Pick<Props, 'photo' | 'onPhotos'>) {
  const { drafts: texts } = useTexts();
  const { form, resting } = useEditor();
  const change = (fields: Partial<Photos[number]>): void =>
    onPhotos((photos) => photos.map((one) => (one.guid === photo.guid ? { ...one, ...fields } : one)));
  return (
    <>
      <Select
        size="xs"
        aria-label={texts.shownTo}
        value={photo.perfil === null ? '' : String(photo.perfil)}
        disabled={resting}
        comboboxProps={{ withinPortal: false }}
        data={[
          { value: '', label: texts.everybody },
          ...PROFILES.map((value) => ({ value: String(value), label: texts.profiles[value] })),
        ]}
        onChange={(value) => change({ perfil: PROFILES.find((one) => String(one) === value) ?? null })}
      />
      {form.veiculos.length < 2 ? null : (
        <Select
          size="xs"
          aria-label={texts.shows}
          value={photo.veiculo === null ? '' : String(photo.veiculo)}
          disabled={resting}
          comboboxProps={{ withinPortal: false }}
          data={[
            { value: '', label: texts.wholeLot },
            ...form.veiculos.map((_, place) => ({
              value: String(place),
              label: texts.vehicleOfLot(place + 1),
            })),
          ]}
          onChange={(value) => change({ veiculo: value === null || value === '' ? null : Number(value) })}
        />
      )}
    </>
  );
}
