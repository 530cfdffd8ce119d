import type { ReactNode } from 'react';
import { Contacts } from '../../../platform/house/contacts.tsx';
import { house } from '../../../platform/house/house.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { AccessMark } from '../../../platform/shell/access-mark.tsx';

/** How accessible the site is, what is still missing, and whom to contact (Lei 13.146/2015, art. 63). */
export function Statement() {
  const { accessibility: texts } = useTexts();
  return (
    <article className="mx-auto min-h-[50vh] max-w-3xl px-4 py-10">
      <h1 className="flex items-center gap-3 text-2xl font-bold">
        <AccessMark />
        {texts.title}
      </h1>
      <p className="mt-4 text-lg text-ink-2">{texts.lead(house().name)}</p>
      <Part title={texts.standardTitle}>
        <p>{texts.standard}</p>
      </Part>
      <Part title={texts.worksTitle}>
        <List lines={texts.works} />
      </Part>
      <Part title={texts.limitsTitle}>
        <List lines={texts.limits} />
      </Part>
      <Part title={texts.contactTitle}>
        <p>{texts.contact}</p>
        <Contacts />
      </Part>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 text-ink-2">
      <h2 className="mb-2 text-xl font-semibold text-ink">{title}</h2>
      {children}
    </section>
  );
}

function List({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="ml-5 flex list-disc flex-col gap-1.5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
