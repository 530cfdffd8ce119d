import { Stack, Text } from '@mantine/core';
import type { WrittenText } from '@patio/contract/catalogue/content/staff-text.ts';
import { textDifference } from '@patio/domain/catalogue/content/text-difference.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { Nothing } from '../../../../platform/panels/section.tsx';
import classes from './text-preview.module.css';

interface Props {
  readonly before: WrittenText;
  readonly after: WrittenText;
}

/** What changes from one version of a text to another, in both languages. */
export function Difference({ before, after }: Props) {
  const { siteTexts: texts } = useTexts();
  const whole = (title: string, html: string) => `<p>${title}</p>${html}`;
  const languages = [
    [texts.portuguese, textDifference(whole(before.titulo, before.html), whole(after.titulo, after.html))],
    [
      texts.english,
      textDifference(whole(before.tituloEn, before.htmlEn), whole(after.tituloEn, after.htmlEn)),
    ],
  ] as const;
  return (
    <Stack gap="xs">
      {languages.map(([language, pieces]) => (
        <div key={language}>
          <Text size="sm" fw={600}>
            {language}
          </Text>
          {pieces.every(({ kind }) => kind === 'same') ? <Nothing text={texts.same} /> : null}
          {pieces.map(({ kind, text }, index) =>
            kind === 'same' ? null : kind === 'removed' ? (
              <del key={index} className={classes.removed}>
                {text}
              </del>
            ) : (
              <ins key={index} className={classes.added}>
                {text}
              </ins>
            ),
          )}
        </div>
      ))}
    </Stack>
  );
}
