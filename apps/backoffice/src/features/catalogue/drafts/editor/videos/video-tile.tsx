import { Button, Stack } from '@mantine/core';
import { useTexts } from '../../../../../platform/i18n/texts.ts';
import classes from './videos.module.css';

interface Props {
  readonly address: string;
  readonly name: string;
  readonly locked: boolean;
  readonly onRemove: () => void;
}

/** An uploaded video, to be watched here before it is published. */
export function VideoTile({ address, name, locked, onRemove }: Props) {
  const { drafts: texts } = useTexts();
  return (
    <Stack gap={4}>
      <video className={classes.video} src={address} aria-label={name} controls preload="metadata" muted />
      <Button
        variant="subtle"
        color="danger"
        size="compact-sm"
        disabled={locked}
        aria-label={`${texts.videoRemove}: ${name}`}
        onClick={onRemove}
      >
        {texts.videoRemove}
      </Button>
    </Stack>
  );
}
