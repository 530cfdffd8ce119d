import { Button, FileButton, Group, List, Paper, Stack, Text, Title } from '@mantine/core';
import { exportImportPhotos } from '@patio/contract/catalogue/imports/export-import-photos.ts';
import type { ImportDetail } from '@patio/contract/catalogue/imports/import-words.ts';
import { removeImportPhotos } from '@patio/contract/catalogue/imports/remove-import-photos.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { DownloadButton } from './download-button.tsx';
import { UploadProgress } from './imports-page.tsx';
import { useUpload } from './use-upload.ts';

type Photos = NonNullable<ImportDetail['fotos']>;

/** The photos of an import: a ZIP that is sent, and what its files are. */
export function ImportPhotos({ row }: { readonly row: ImportDetail }) {
  const { imports: texts } = useTexts();
  const upload = useUpload();
  const remove = useAction(removeImportPhotos);
  const { fotos: photos, pode, id } = row;
  if (photos === null && !pode.enviarFotos) return null;
  const sent = photos !== null && photos.recebidos === photos.bytes;
  const begun = photos === null || sent ? null : { id, bytes: photos.bytes, recebidos: photos.recebidos };
  const label = photos === null ? texts.photos.send : sent ? texts.photos.replace : texts.sendAgain;
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Title order={2} size="h4">
          {texts.photos.title}
        </Title>
        {photos === null ? (
          <Text size="sm">{texts.photos.hint}</Text>
        ) : (
          <PhotoFacts photos={photos} sent={sent} />
        )}
        <Problem text={upload.problem ?? remove.problem} />
        {upload.share === null ? (
          <Group gap="xs">
            {pode.enviarFotos ? (
              <FileButton
                accept=".zip"
                onChange={(file) => {
                  if (file !== null) void upload.sendPhotos(file, id, begun);
                }}
              >
                {(props) => (
                  <Button {...props} variant="default">
                    {label}
                  </Button>
                )}
              </FileButton>
            ) : null}
            {pode.enviarFotos && photos !== null ? (
              <Button
                variant="default"
                loading={remove.busy}
                onClick={() => void remove.run({ params: { id }, body: {} }, texts.photos.removed)}
              >
                {texts.photos.remove}
              </Button>
            ) : null}
            {photos !== null && photos.arquivos > 0 ? (
              <DownloadButton route={exportImportPhotos} id={id} label={texts.photos.list} />
            ) : null}
          </Group>
        ) : (
          <UploadProgress share={upload.share} />
        )}
      </Stack>
    </Paper>
  );
}

function PhotoFacts({ photos, sent }: { readonly photos: Photos; readonly sent: boolean }) {
  const { imports: texts } = useTexts();
  const { arquivo, arquivos, fotos, semLinha, recusadas, problemas } = photos;
  const more = semLinha + recusadas - problemas.length;
  return (
    <Stack gap="xs">
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {arquivo}
        {arquivos === 0 ? '' : `: ${texts.photos.found(arquivos, fotos, semLinha, recusadas)}`}
      </Text>
      {arquivos === 0 ? (
        <Text size="sm">{sent ? texts.photos.unchecked : texts.states.recebendo}</Text>
      ) : null}
      {problemas.length === 0 ? null : (
        <details>
          <summary>
            <Text span size="sm">
              {texts.photos.problems}
            </Text>
          </summary>
          <List size="sm" mt="xs">
            {problemas.map((each) => (
              <List.Item key={each.arquivo} style={{ overflowWrap: 'anywhere' }}>
                {`${each.arquivo}: ${each.motivo ?? texts.photos.noLine}`}
              </List.Item>
            ))}
            {more > 0 ? <List.Item>{texts.photos.more(more)}</List.Item> : null}
          </List>
        </details>
      )}
    </Stack>
  );
}
