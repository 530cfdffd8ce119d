import { Button, FileButton, Group, Progress, Stack, Text, Textarea } from '@mantine/core';
import { OFFER_LIMITS } from '@patio/domain/catalogue/drafts/offer-limits.ts';
import { useState } from 'react';
import { sayDone } from '../../../../../platform/feedback.ts';
import { useTexts } from '../../../../../platform/i18n/texts.ts';
import { Problem } from '../../../../../platform/panels/problem.tsx';
import { useEditor } from '../editor-context.ts';
import { useVideoUpload } from './use-video-upload.ts';
import { VideoTile } from './video-tile.tsx';

/** Videos of this site, which were uploaded. */
const OWN = /^\/media\/filmes\/[0-9a-f-]{36}\.mp4$/;

/** The videos of an offer: files that are sent here, and addresses of others. */
export function VideoFields() {
  const { drafts: texts } = useTexts();
  const { form, change, latest, resting } = useEditor();
  const [typed, setTyped] = useState<string | null>(null);
  const upload = useVideoUpload((address) => {
    setTyped(null);
    change({ videos: [...latest().videos, address] });
    sayDone(texts.videoStored);
  });
  const own = form.videos.filter((address) => OWN.test(address));
  const full = form.videos.length >= OFFER_LIMITS.videos;
  return (
    <Stack gap="xs">
      <Textarea
        label={texts.videos}
        description={texts.videosHint}
        autosize
        minRows={1}
        maxRows={5}
        value={typed ?? form.videos.join('\n')}
        onChange={(event) => {
          const { value } = event.currentTarget;
          setTyped(value);
          change({ videos: linesOf(value) });
        }}
      />
      <Group gap="sm" align="flex-start">
        {own.map((address, index) => (
          <VideoTile
            key={address}
            address={address}
            name={texts.videoOf(index + 1)}
            locked={resting}
            onRemove={() => {
              setTyped(null);
              change({ videos: latest().videos.filter((one) => one !== address) });
            }}
          />
        ))}
      </Group>
      <Group gap="xs">
        <FileButton accept="video/mp4" onChange={(file) => file !== null && upload.send(file)}>
          {(button) => (
            <Button {...button} variant="default" loading={upload.share !== null} disabled={resting || full}>
              {texts.videoSend}
            </Button>
          )}
        </FileButton>
        {upload.broken ? (
          <Button variant="subtle" onClick={upload.resume}>
            {texts.videoResume}
          </Button>
        ) : null}
      </Group>
      {upload.share === null ? null : (
        <Stack gap={4} role="status">
          <Text size="sm">{texts.videoShare(upload.share)}</Text>
          <Progress value={upload.share} aria-hidden />
        </Stack>
      )}
      <Problem text={upload.problem} />
    </Stack>
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
