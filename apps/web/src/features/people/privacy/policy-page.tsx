import { Button } from '@patio/ui/button.tsx';
import type { LoadedPolicy } from './load-policy.ts';
import { PolicyBlocks } from './policy-blocks.tsx';

/** A privacy policy: contents with anchors, nine sections, or the content editor's text instead (PRIV-01, C-105). */
export function PolicyPage({ policy, html }: LoadedPolicy) {
  const { title, courtesy, updated, intro, sections, words } = policy;
  return (
    <article className="mx-auto max-w-[1080px] px-4 py-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold sm:text-3xl">{title}</h1>
        <Button className="no-print invisible [html[data-ready]_&]:visible" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <img
        src="/privacidade.svg"
        alt=""
        width={600}
        height={150}
        className="mt-5 aspect-[4/1] h-auto w-full rounded-card"
      />
      <p className="mt-4 text-ink-2">{updated}</p>
      {courtesy === null ? null : <p className="mt-1 font-medium">{courtesy}</p>}
      {html === null ? (
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-[240px_minmax(0,1fr)]">
          <nav aria-label={words.contents} className="no-print md:sticky md:top-20 md:self-start">
            <h2 className="font-semibold">{words.contents}</h2>
            <ol className="mt-1">
              {sections.map((section) => (
                <li key={section.id}>
                  <a
                    href={`#${section.id}`}
                    className="flex min-h-11 items-center text-ink-2 hover:text-ink hover:underline"
                  >
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="max-w-[720px] leading-7">
            <PolicyBlocks blocks={intro} policy={policy} />
            {sections.map((section) => (
              <section key={section.id} id={section.id} aria-labelledby={`${section.id}-titulo`}>
                <h2 id={`${section.id}-titulo`} className="mt-8 text-xl font-semibold">
                  {section.title}
                </h2>
                <PolicyBlocks blocks={section.blocks} policy={policy} />
              </section>
            ))}
            <a
              href="#conteudo"
              className="no-print mt-6 inline-flex min-h-11 items-center text-accent hover:underline"
            >
              {words.top}
            </a>
          </div>
        </div>
      ) : (
        // The server sanitizes the texts of the house when they are saved.
        <div className="prose mt-6 max-w-[720px] text-ink-2" dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </article>
  );
}
