import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { ErrorState, Skeleton } from '@patio/ui/states.tsx';
import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';

export type LegalText = 'terms' | 'privacy';

const KEYS = { terms: 'termos', privacy: 'politica_privacidade' } as const satisfies Record<
  LegalText,
  string
>;
const PAGES = { terms: '/texto/termos', privacy: '/politica-privacidade' } as const satisfies Record<
  LegalText,
  string
>;

/** The terms or the privacy policy, as the house has written them, without leaving the form (SIGN-25, CONS-01). */
export function LegalTextDialog({ text, onClose }: { text: LegalText; onClose: () => void }) {
  const { signUp: texts, shell } = useTexts();
  const { html, load } = useLegalText(text);
  const link = useLink();
  const title = text === 'terms' ? texts.termsTitle : texts.privacyTitle;
  return (
    <Dialog
      wide
      title={title}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <Button look="bid" onClick={onClose}>
          {shell.ok}
        </Button>
      }
    >
      {html === 'loading' ? <Skeleton className="h-60" /> : null}
      {html === 'failed' ? (
        <ErrorState text={texts.textFailed} retryLabel={shell.retry} onRetry={load} />
      ) : null}
      {html === '' ? (
        <p>
          {texts.textMissing}{' '}
          <a href={link(PAGES[text])} target="_blank" rel="noreferrer" className="underline">
            {title} ({shell.newTab})
          </a>
        </p>
      ) : null}
      {html === 'loading' || html === 'failed' || html === '' ? null : (
        // The server cleans the texts of the house when they are saved.
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </Dialog>
  );
}

/** The text as HTML, '' when the house has written none. */
function useLegalText(text: LegalText): { html: string; load: () => void } {
  const [html, setHtml] = useState('loading');
  const load = useCallback(() => {
    setHtml('loading');
    const read = async (): Promise<void> => {
      const { loadLegalText } = await import('./load-legal-text.ts');
      setHtml(await loadLegalText(KEYS[text]));
    };
    read().catch(() => setHtml('failed'));
  }, [text]);
  useEffect(load, [load]);
  return { html, load };
}
