import { Dialog } from '@patio/ui/dialog.tsx';
import { ErrorState, Skeleton } from '@patio/ui/states.tsx';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useIdiom, useTexts } from '../../../../platform/i18n/texts.ts';
import { loadText } from '../../../catalogue/content/public.ts';
import { PolicyBlocks, partnerPolicy, type LoadedPolicy } from '../../../people/privacy/public.ts';

/** Placeholder for a text that is loading. */
const LOADING = '';

/** The terms for partners, as the content editor wrote them (PREG-13). */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const { partners: texts } = useTexts();
  const [html, setHtml] = useState<string | null>(LOADING);
  const load = useCallback(async () => {
    setHtml(LOADING);
    setHtml((await loadText('termos_parceiro'))?.html || null);
  }, []);
  useEffect(() => void load(), [load]);
  return (
    <Frame title={texts.termsTitle} state={html} onClose={onClose} onRetry={() => void load()}>
      <Prose html={html ?? ''} />
    </Frame>
  );
}

/** The privacy policy for partners: the page of that name, in a dialog (PREG-13). */
export function PrivacyDialog({ onClose }: { onClose: () => void }) {
  const { partners: texts } = useTexts();
  const idiom = useIdiom();
  const [read, setRead] = useState<LoadedPolicy | 'loading' | 'failed'>('loading');
  const load = useCallback(async () => {
    setRead('loading');
    try {
      const [policy, written] = await Promise.all([
        partnerPolicy(idiom),
        loadText('politica_privacidade_parceiro'),
      ]);
      setRead({ policy, html: written?.html.trim() || null });
    } catch {
      setRead('failed');
    }
  }, [idiom]);
  useEffect(() => void load(), [load]);
  const there = read === 'loading' || read === 'failed' ? null : read;
  return (
    <Frame
      title={texts.privacyTitle}
      state={read === 'loading' ? LOADING : (there?.policy.title ?? null)}
      onClose={onClose}
      onRetry={() => void load()}
    >
      {there === null ? null : there.html === null ? (
        <Policy policy={there.policy} />
      ) : (
        <Prose html={there.html} />
      )}
    </Frame>
  );
}

function Policy({ policy }: Pick<LoadedPolicy, 'policy'>) {
  return (
    <>
      <PolicyBlocks blocks={policy.intro} policy={policy} />
      {policy.sections.map((section) => (
        <section key={section.id}>
          <h3 className="mt-6 text-lg font-semibold text-ink">{section.title}</h3>
          <PolicyBlocks blocks={section.blocks} policy={policy} />
        </section>
      ))}
    </>
  );
}

/** The server sanitizes the texts of the house when they are saved. */
function Prose({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

interface FrameProps {
  readonly title: string;
  /** The text that is shown; empty while loading, null when it could not be loaded. */
  readonly state: string | null;
  readonly onClose: () => void;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

function Frame({ title, state, onClose, onRetry, children }: FrameProps) {
  const { partners: texts, shell } = useTexts();
  return (
    <Dialog wide title={title} closeLabel={shell.close} onClose={onClose}>
      {state === LOADING ? (
        <div role="status" aria-label={shell.loading} className="flex flex-col gap-3">
          {[1, 2, 3, 4].map((line) => (
            <Skeleton key={line} className="h-6" />
          ))}
        </div>
      ) : state === null ? (
        <ErrorState text={texts.textFailed} retryLabel={shell.retry} onRetry={onRetry} />
      ) : (
        children
      )}
    </Dialog>
  );
}
