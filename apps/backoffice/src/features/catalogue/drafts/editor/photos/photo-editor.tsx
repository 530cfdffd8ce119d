import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { editDraftPhoto } from '@patio/contract/catalogue/drafts/photos/edit-draft-photo.ts';
import { useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { useTexts } from '../../../../../platform/i18n/texts.ts';
import { Dialog } from '../../../../../platform/panels/dialog.tsx';
import { FailedReading } from '../../../../../platform/panels/failed-reading.tsx';
import { Problem } from '../../../../../platform/panels/problem.tsx';
import { useAction } from '../../../../../platform/panels/use-action.ts';
import { useEditor } from '../editor-context.ts';
import classes from './photo-editor.module.css';
import { usePhotoUpload } from './use-photo-upload.ts';

interface Props {
  readonly guid: string;
  readonly alt: string;
  readonly onEdited: (guid: string, address: string) => void;
  readonly onClose: () => void;
}

const MOST = 10;
/** Where plates are, so that it can be moved without a pointer. */
const START: PercentCrop = { unit: '%', x: 35, y: 60, width: 30, height: 15 };

/** Marks areas of a photo: one to crop it to, others to hide. The server makes the new photo from the uploaded one. */
export function PhotoEditor({ guid, alt, onEdited, onClose }: Props) {
  const { photoEdit: texts, common } = useTexts();
  const { draft, flush } = useEditor();
  const upload = usePhotoUpload(draft.codigo, guid);
  const action = useAction(editDraftPhoto);
  const [marked, setMarked] = useState<PercentCrop>(START);
  const [crop, setCrop] = useState<PercentCrop | null>(null);
  const [hidden, setHidden] = useState<readonly PercentCrop[]>([]);
  const [wrong, setWrong] = useState<string | null>(null);
  const isMarked = marked.width > 0.5 && marked.height > 0.5;
  const mark = (put: () => void, refused: string | null): void => {
    setWrong(isMarked ? refused : texts.mark);
    if (isMarked && refused === null) put();
  };
  const save = async (): Promise<void> => {
    const body = { recorte: crop === null ? null : areaOf(crop), ocultar: hidden.map(areaOf) };
    // It is a photo of the draft, which an offer on the site has not yet.
    if ((await flush()) === null) return;
    const reply = await action.give({ params: { id: draft.codigo, guid }, body }, () => '');
    if (reply === null) return;
    onEdited(reply.data.guid, reply.data.endereco);
    onClose();
  };
  return (
    <Dialog title={texts.title} size="xl" onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">{draft.editadas.includes(guid) ? `${texts.hint} ${texts.again}` : texts.hint}</Text>
        <FailedReading failed={upload.failed} onRetry={upload.retry} />
        <div className={classes['stage'] ?? ''}>
          {upload.address === null ? (
            <Loading failed={upload.failed} />
          ) : (
            <ReactCrop crop={marked} ariaLabels={texts.area} onChange={(_, shares) => setMarked(shares)}>
              <img className={classes['picture'] ?? ''} src={upload.address} alt={alt} />
              {crop === null ? null : <span className={classes['crop'] ?? ''} style={placeOf(crop)} />}
              {hidden.map((area, at) => (
                <span key={at} className={classes['hidden'] ?? ''} style={placeOf(area)}>
                  {at + 1}
                </span>
              ))}
            </ReactCrop>
          )}
        </div>
        <Group gap="xs">
          <Button
            variant="default"
            onClick={() =>
              mark(
                () => setHidden((before) => [...before, marked]),
                hidden.length >= MOST ? texts.most : null,
              )
            }
          >
            {texts.hide}
          </Button>
          <Button variant="default" onClick={() => mark(() => setCrop(marked), null)}>
            {texts.crop}
          </Button>
        </Group>
        <Marks
          crop={crop}
          hidden={hidden}
          onUncrop={() => setCrop(null)}
          onShow={(at) => setHidden((before) => before.filter((_, place) => place !== at))}
        />
        <Problem text={wrong ?? action.problem} />
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button
            loading={action.busy}
            disabled={crop === null && hidden.length === 0}
            onClick={() => void save()}
          >
            {texts.save}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

function Loading({ failed }: { readonly failed: string | null }) {
  const { common } = useTexts();
  return failed === null ? <Loader m="xl" role="status" aria-label={common.loading} /> : null;
}

interface MarksProps {
  readonly crop: PercentCrop | null;
  readonly hidden: readonly PercentCrop[];
  readonly onUncrop: () => void;
  readonly onShow: (at: number) => void;
}

/** What will be done, in words, each with a way back. */
function Marks({ crop, hidden, onUncrop, onShow }: MarksProps) {
  const { photoEdit: texts } = useTexts();
  return (
    <div role="status">
      {crop === null ? null : (
        <Group gap="xs">
          <Text size="sm">{texts.cropped}</Text>
          <Button size="compact-sm" variant="subtle" onClick={onUncrop}>
            {texts.undoCrop}
          </Button>
        </Group>
      )}
      {hidden.map((_, at) => (
        <Group key={at} gap="xs">
          <Text size="sm">{texts.hidden(at + 1)}</Text>
          <Button size="compact-sm" variant="subtle" onClick={() => onShow(at)}>
            {texts.remove(at + 1)}
          </Button>
        </Group>
      ))}
    </div>
  );
}

const placeOf = ({ x, y, width, height }: PercentCrop) => ({
  left: `${x}%`,
  top: `${y}%`,
  width: `${width}%`,
  height: `${height}%`,
});

/** An area in shares of the photo. */
function areaOf({ x, y, width, height }: PercentCrop) {
  const share = (percent: number, least: number, most: number): number =>
    Math.min(most, Math.max(least, percent / 100));
  return {
    x: share(x, 0, 0.999),
    y: share(y, 0, 0.999),
    largura: share(width, 0.001, 1),
    altura: share(height, 0.001, 1),
  };
}
