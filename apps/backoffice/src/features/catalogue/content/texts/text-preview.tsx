import { SimpleGrid } from '@mantine/core';
import type { StaffText } from '@patio/contract/catalogue/content/staff-text.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { Nothing } from '../../../../platform/panels/section.tsx';
import classes from './text-preview.module.css';
import { wordsOf } from './use-text-form.ts';

/** The saved text in both languages, as the storefront shows it. */
export function TextPreview({ text }: { text: StaffText }) {
  const { siteTexts: texts } = useTexts();
  const words = wordsOf(text);
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Article language="pt-BR" title={words.titulo} html={words.html} />
      {words.tituloEn === '' ? (
        <Nothing text={texts.noEnglish} />
      ) : (
        <Article language="en" title={words.tituloEn} html={words.htmlEn} />
      )}
    </SimpleGrid>
  );
}

function Article({ language, title, html }: { language: string; title: string; html: string }) {
  return (
    <article lang={language} className={classes.article}>
      <p className={classes.title}>{title}</p>
      {/* The server sanitised it when it was saved. */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
}
