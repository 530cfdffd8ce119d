import { Button, buttonLook } from '@patio/ui/button.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import { useLink } from '../partner/use-link.ts';
import type { Followed } from './follow-mail-link.ts';

interface MailLinkPanelProps<What> {
  /** Result of the form of a page without JavaScript; undefined if none was submitted. */
  readonly sent: Followed<What> | undefined;
  /** Keep it stable between renders: a new one is followed again. */
  readonly follow: () => Promise<Followed<What>>;
  readonly words: {
    readonly under: string;
    readonly button: string;
    readonly missing: string;
    readonly failed: string;
    readonly done: (what: What) => string;
  };
  /** A question first: nothing happens before the user presses the button. */
  readonly byHand?: string;
  /** Where one goes from here. */
  readonly more: { readonly path: string; readonly words: string };
  /** The way back to what the user was doing: shown once the link has worked. */
  readonly back?: (leads: boolean) => ReactNode;
}

/**
 * The page of a mailed link that acts by itself: as it opens in a browser, without a session. Programs that only follow links change
 * nothing. With a question (`byHand`), and without JavaScript, the button does it: it submits a form to this page, whose result is `sent`.
 */
export function MailLinkPanel<What>(props: MailLinkPanelProps<What>) {
  const { sent, follow, words, byHand, more, back } = props;
  const { shell } = useTexts();
  const link = useLink();
  const [result, setResult] = useState<Followed<What> | null>(sent ?? null);
  const waits = byHand !== undefined;
  const [asks, setAsks] = useState(waits && sent === undefined);
  const tryOnce = useCallback(async () => {
    setAsks(false);
    setResult(null);
    setResult(await follow());
  }, [follow]);
  useEffect(() => {
    if (sent === undefined && !waits) void tryOnce();
  }, [sent, waits, tryOnce]);
  const done = result !== null && typeof result === 'object';
  return (
    <div className="flex flex-col items-start gap-4">
      <div role="status" className="w-full">
        {result === null && !asks ? <p className="needs-script text-ink-2">{words.under}</p> : null}
        {result === 'missing' ? <Notice tone="warn">{words.missing}</Notice> : null}
        {result === 'failed' ? <Notice tone="danger">{words.failed}</Notice> : null}
        {done ? (
          <Notice tone="ok" icon="check">
            {words.done(result.what)}
          </Notice>
        ) : null}
      </div>
      {asks ? (
        <form
          method="post"
          className="flex flex-col items-start gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void tryOnce();
          }}
        >
          <p>{byHand}</p>
          <button type="submit" className={buttonLook('bid')}>
            {words.button}
          </button>
        </form>
      ) : null}
      {(result === null && !asks) || result === 'failed' ? (
        <noscript>
          <form method="post">
            <button type="submit" className={buttonLook('bid')}>
              {words.button}
            </button>
          </form>
        </noscript>
      ) : null}
      {result === 'failed' ? (
        <Button className="needs-script" onClick={() => void tryOnce()}>
          {shell.retry}
        </Button>
      ) : null}
      {back?.(done)}
      <Link to={link(more.path)} className={buttonLook('quiet')}>
        {more.words}
      </Link>
    </div>
  );
}
