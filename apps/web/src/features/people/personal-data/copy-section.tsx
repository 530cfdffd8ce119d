import type { PersonalDataRequest } from '@patio/contract/people/personal-data/personal-data-request.ts';
import { Button } from '@patio/ui/button.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { SecuritySection } from '../../identity/security/public.ts';
import { copiesAtHand } from './copies-at-hand.ts';
import { useCopy } from './use-copy.ts';

interface Props {
  readonly requests: readonly PersonalDataRequest[];
  readonly onAsked: (request: PersonalDataRequest) => void;
}

/** Requests a copy of all data, shows its progress, and downloads it as a page or as JSON. */
export function CopySection({ requests, onAsked }: Props) {
  const { personalData: texts } = useTexts();
  const { dateTime } = useDates();
  const { busy, error, said, ask, download } = useCopy(onAsked);
  const { waiting, ready } = copiesAtHand(requests);
  return (
    <SecuritySection title={texts.copy} text={texts.copyText}>
      <div role="status" className="mt-3 empty:hidden">
        {waiting === null ? null : <Notice tone="info">{texts.copyWaiting(waiting.protocolo)}</Notice>}
        {ready === null ? null : <Notice tone="ok">{texts.copyReady(dateTime(ready.until))}</Notice>}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {ready === null ? null : (
          <>
            <Button look="bid" busy={busy === 'html'} onClick={() => download(ready.protocol, 'html')}>
              {texts.copyPage}
            </Button>
            <Button busy={busy === 'json'} onClick={() => download(ready.protocol, 'json')}>
              {texts.copyJson}
            </Button>
          </>
        )}
        {waiting === null ? (
          <Button look={ready === null ? 'bid' : 'plain'} busy={busy === 'ask'} onClick={ask}>
            {ready === null ? texts.copyAsk : texts.copyAgain}
          </Button>
        ) : null}
      </div>
      <p role="alert" className="mt-2 text-sm text-danger empty:hidden">
        {error}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </SecuritySection>
  );
}
