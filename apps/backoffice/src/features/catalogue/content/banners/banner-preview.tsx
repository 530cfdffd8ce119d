import { Button, Group, Stack, Text } from '@mantine/core';
import type { StaffBanner } from '@patio/contract/catalogue/content/staff-banner.ts';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import type { BannerDraft, BannerWords } from './banner-draft.ts';
import classes from './banner-preview.module.css';

const ROWS = { M: 'middle', C: 'top', B: 'bottom' } as const;
const COLUMNS = { E: 'left', C: 'centre', D: 'right' } as const;

/** Row and column of a place: E left, C centre, D right, then C top, B bottom; M before a column is the middle row. */
function placeOf([first = 'M', second = 'E']: string) {
  const isMiddle = first === 'M';
  const column = isMiddle ? second : first;
  const row = isMiddle ? 'M' : second;
  return {
    row: row === 'M' || row === 'B' ? ROWS[row] : ROWS.C,
    column: column === 'E' || column === 'D' ? COLUMNS[column] : COLUMNS.C,
  };
}

/** The banner as it will look on a phone and on a wide page, in both languages, while it is edited. */
export function BannerPreview({ draft, banner }: { draft: BannerDraft; banner: StaffBanner | null }) {
  const { banners: texts, session } = useTexts();
  const [english, showEnglish] = useState(false);
  const picture = usePicture(draft.file, banner);
  const words =
    english && draft.english.title !== ''
      ? { ...draft.portuguese, ...filled(draft.english) }
      : draft.portuguese;
  const labels = english ? texts.buttonsEn : texts.buttonsPt;
  const buttons = [
    draft.buy ? labels.buy : '',
    draft.bid ? labels.bid : '',
    draft.other ? words.button : '',
  ].filter((label) => label !== '');
  return (
    <Stack gap="xs" component="section" aria-label={texts.preview}>
      <Group justify="space-between">
        <Text size="sm" fw={500}>
          {texts.preview}
        </Text>
        <Group gap="xs" role="group" aria-label={session.language}>
          {[false, true].map((inEnglish) => (
            <Button
              key={String(inEnglish)}
              size="compact-xs"
              variant={inEnglish === english ? 'filled' : 'default'}
              aria-pressed={inEnglish === english}
              onClick={() => showEnglish(inEnglish)}
            >
              {inEnglish ? 'English' : 'Português'}
            </Button>
          ))}
        </Group>
      </Group>
      {(['desktop', 'phone'] as const).map((size) => (
        <figure key={size} className={classes.figure}>
          <div className={`${classes.frame} ${size === 'desktop' ? classes.desktop : classes.phone}`}>
            {picture === null ? null : <img src={picture} alt="" className={classes.picture} />}
            <Slide words={words} place={draft.place} buttons={buttons} />
          </div>
          <Text component="figcaption" size="xs" c="dimmed">
            {texts.sizes[size]}
          </Text>
        </figure>
      ))}
    </Stack>
  );
}

function Slide({
  words,
  place,
  buttons,
}: {
  words: BannerWords;
  place: BannerDraft['place'];
  buttons: readonly string[];
}) {
  const { row, column } = placeOf(place);
  return (
    <div className={classes.text} data-row={row} data-column={column}>
      <div className={classes.words}>
        <p className={classes.title}>{words.title}</p>
        <p className={classes.description}>{words.description}</p>
        {buttons.length === 0 ? null : (
          <span className={classes.buttons}>
            {buttons.map((label) => (
              <span key={label} className={classes.button}>
                {label}
              </span>
            ))}
          </span>
        )}
      </div>
    </div>
  );
}

/** What is written in English; the storefront shows Portuguese for the rest. */
function filled(words: BannerWords): Partial<BannerWords> {
  return Object.fromEntries(Object.entries(words).filter(([, text]) => text !== ''));
}

/** The address of the chosen picture, else of the stored one. */
function usePicture(file: File | null, banner: StaffBanner | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return undefined;
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  if (file !== null) return address;
  return banner === null ? null : `/media/${banner.guid}`;
}
