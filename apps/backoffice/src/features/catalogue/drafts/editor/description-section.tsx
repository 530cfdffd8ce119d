import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { Section } from '../../../../platform/panels/section.tsx';
import { descriptionHtml, descriptionText } from './description-text.ts';
import { useEditor } from './editor-context.ts';
import { VideoFields } from './videos/video-fields.tsx';

const LONGEST = 20_000;

/** The description, typed as text; one with more markup is edited as it is. Videos are files or addresses. */
export function DescriptionSection() {
  const { drafts: texts } = useTexts();
  const { form, change } = useEditor();
  const [typed, setTyped] = useState({ text: '', html: '' });
  const stored = descriptionText(form.descricao);
  const text = typed.html === form.descricao ? typed.text : stored;
  return (
    <Section title={texts.descriptionPart}>
      <Textarea
        label={texts.description}
        description={text === null ? texts.descriptionHtml : texts.descriptionHint}
        autosize
        minRows={4}
        maxRows={16}
        maxLength={LONGEST}
        value={text ?? form.descricao}
        onChange={(event) => {
          const { value } = event.currentTarget;
          const html = text === null ? value : descriptionHtml(value);
          if (text !== null) setTyped({ text: value, html });
          change({ descricao: html });
        }}
      />
      <VideoFields />
    </Section>
  );
}
