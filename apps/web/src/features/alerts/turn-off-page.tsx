import { Button, buttonLook } from '@patio/ui/button.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../platform/i18n/texts.ts';
import { useLink } from '../../platform/partner/use-link.ts';
import type { TurnedOff } from './turn-off-outcome.ts';

/**
 * Where the link of a mail leads: mails of its kind are turned off as the page opens in a browser, without a session. Programs that only
 * follow links change nothing. Without JavaScript the button does it: it sends a form to this page, whose answer is `sent`.
 */
export function TurnOffPage({ token, sent }: { token: string; sent: TurnedOff | undefined }) {
  const { alerts: texts, shell } = useTexts();
  const link = useLink();
  const [result, setResult] = useState<TurnedOff | null>(sent ?? null);
  const turnOff = useCallback(async () => {
    setResult(null);
    const { turnOffAlert } = await import('./turn-off-alert.ts');
    setResult(await turnOffAlert(token));
  }, [token]);
  useEffect(() => {
    if (sent === undefined) void turnOff();
  }, [sent, turnOff]);
  return (
    <div className="flex flex-col items-start gap-4">
      <div role="status" className="w-full">
        {result === null ? (
          <p className="needs-script text-ink-2">{texts.turningOff}</p>
        ) : (
          <Outcome result={result} />
        )}
      </div>
      {result === null || result === 'failed' ? (
        <noscript>
          <form method="post">
            <button type="submit" className={buttonLook('bid')}>
              {texts.turnOffButton}
            </button>
          </form>
        </noscript>
      ) : null}
      {result === 'failed' ? (
        <Button className="needs-script" onClick={() => void turnOff()}>
          {shell.retry}
        </Button>
      ) : null}
      <Link to={link('/avisos/')} className={buttonLook('quiet')}>
        {texts.choose}
      </Link>
    </div>
  );
}

function Outcome({ result }: { result: TurnedOff }) {
  const { alerts: texts } = useTexts();
  if (result === 'missing') return <Notice tone="warn">{texts.turnOffMissing}</Notice>;
  if (result === 'failed') return <Notice tone="danger">{texts.turnOffFailed}</Notice>;
  return (
    <Notice tone="ok" icon="check">
      {texts.turnedOff(texts.events[result.event].title)}
    </Notice>
  );
}
