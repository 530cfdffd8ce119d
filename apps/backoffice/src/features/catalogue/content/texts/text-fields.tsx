import { Skeleton, Stack, TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import type { TextForm } from './use-text-form.ts';

const RichText = lazy(async () => ({ default: (await import('./rich-text.tsx')).RichText }));

interface Props {
  readonly form: TextForm;
  readonly english: boolean;
  readonly disabled: boolean;
}

/** Title and text in one language. */
export function TextFields({ form, english, disabled }: Props) {
  const { siteTexts: texts, common } = useTexts();
  const { words, change, round } = form;
  return (
    <Stack gap="sm">
      <TextInput
        label={english ? texts.titleEn : texts.heading}
        description={english ? texts.titleEnHint : null}
        maxLength={120}
        readOnly={disabled}
        value={english ? words.tituloEn : words.titulo}
        onChange={({ currentTarget: { value } }) => change(english ? { tituloEn: value } : { titulo: value })}
      />
      <Suspense
        fallback={
          <div role="status" aria-label={common.loading}>
            <Skeleton height={240} />
          </div>
        }
      >
        <RichText
          key={`${round}`}
          label={english ? texts.bodyEn : texts.body}
          html={english ? words.htmlEn : words.html}
          disabled={disabled}
          onChange={(html) => change(english ? { htmlEn: html } : { html })}
        />
      </Suspense>
    </Stack>
  );
}
