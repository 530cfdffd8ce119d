import { Button, buttonLook } from '@patio/ui/button.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import { useLink } from '../partner/use-link.ts';
import type { TurnedOff } from './turned-off.ts';

interface TurnOffPanelProps<Which> {
  /** What came of the form of a page without JavaScript; undefined when none was sent. */
  readonly sent: TurnedOff<Which> | undefined;
  /** Keep it the same between renderings: another one turns off once more. */
  readonly turnOff: () => Promise<TurnedOff<Which>>;
  readonly words: {
    readonly under: string;
    readonly button: string;
    readonly missing: string;
    readonly failed: string;
    readonly done: (which: Which) => string;
  };
  /** Where everything of this kind is chosen. */
  readonly more: { readonly path: string; readonly words: string };
}

/**
 * Where the link of a mail leads: its kind of mail is turned off as the page opens in a browser, without a session. Programs that only
 * follow links change nothing. Without JavaScript the button does it: it sends a form to this page, whose answer is `sent`.
 */
export function TurnOffPanel<Which>({ sent, turnOff, words, more }: TurnOffPanelProps<Which>) {
  const { shell } = useTexts();
  const link = useLink();
  const [result, setResult] = useState<TurnedOff<Which> | null>(sent ?? null);
  const tryOnce = useCallback(async () => {
    setResult(null);
    setResult(await turnOff());
  }, [turnOff]);
  useEffect(() => {
    if (sent === undefined) void tryOnce();
  }, [sent, tryOnce]);
  return (
    <div className="flex flex-col items-start gap-4">
      <div role="status" className="w-full">
        {result === null ? <p className="needs-script text-ink-2">{words.under}</p> : null}
        {result === 'missing' ? <Notice tone="warn">{words.missing}</Notice> : null}
        {result === 'failed' ? <Notice tone="danger">{words.failed}</Notice> : null}
        {result !== null && typeof result === 'object' ? (
          <Notice tone="ok" icon="check">
            {words.done(result.which)}
          </Notice>
        ) : null}
      </div>
      {result === null || result === 'failed' ? (
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
      <Link to={link(more.path)} className={buttonLook('quiet')}>
        {more.words}
      </Link>
    </div>
  );
}
