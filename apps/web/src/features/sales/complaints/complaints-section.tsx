import type { OwnComplaint, OwnComplaints } from '@patio/contract/sales/complaints/own-complaints.ts';
import { Button } from '@patio/ui/button.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { lazy, Suspense, useState } from 'react';
import { ReadSection } from '../../../platform/screen/read-section.tsx';
import { useComplaintTexts } from './complaint-texts.ts';
import { ComplaintView } from './complaint-view.tsx';
import { useComplaints } from './use-complaints.ts';

const LateOpening = lazy(() =>
  import('./open-complaint-dialog.tsx').then(({ OpenComplaintDialog }) => ({ default: OpenComplaintDialog })),
);
const LateStep = lazy(() =>
  import('./complaint-step-dialog.tsx').then(({ ComplaintStepDialog }) => ({ default: ComplaintStepDialog })),
);

/** The complaints about a purchase of the user: loading, failed, none, or each with its clock and history. */
export function ComplaintsSection({ purchase }: { readonly purchase: number }) {
  const texts = useComplaintTexts();
  const { complaints, show, load, retry } = useComplaints(purchase);
  return (
    <ReadSection
      id="reclamacoes"
      title={texts.title}
      read={complaints}
      height="h-16"
      failedText={texts.loadFailed}
      onRetry={retry}
    >
      {typeof complaints === 'string' ? null : (
        <Loaded purchase={purchase} complaints={complaints} onChange={show} onStale={() => void load()} />
      )}
    </ReadSection>
  );
}

interface LoadedProps {
  readonly purchase: number;
  readonly complaints: OwnComplaints;
  readonly onChange: (complaints: OwnComplaints) => void;
  readonly onStale: () => void;
}

interface Chosen {
  readonly code: number;
  readonly step: OwnComplaint['passos'][number];
}

function Loaded({ purchase, complaints, onChange, onStale }: LoadedProps) {
  const texts = useComplaintTexts();
  const [opening, setOpening] = useState(false);
  const [chosen, choose] = useState<Chosen | null>(null);
  const [said, say] = useState('');
  const { acesso, diasResposta, loja, reclamacoes } = complaints;
  const stepped = reclamacoes.find(({ codigo }) => codigo === chosen?.code);
  const done = (fresh: OwnComplaints, words: string): void => {
    setOpening(false);
    choose(null);
    onChange(fresh);
    say(words);
  };
  const closed = (): void => {
    setOpening(false);
    choose(null);
    // A refusal may have been about something that is not shown yet.
    onStale();
  };
  return (
    <div className="mt-1 flex flex-col gap-3">
      <p className="text-sm text-ink-2">
        {acesso === 'open' ? texts.hint(diasResposta, loja) : texts[acesso]}{' '}
        {acesso === 'open' ? null : (
          <a href="#mensagens" className="underline">
            {texts.toMessages}
          </a>
        )}
      </p>
      <div role="status">
        {said === '' ? null : (
          <Notice tone="ok" icon="check">
            {said}
          </Notice>
        )}
      </div>
      {reclamacoes.length === 0 ? (
        acesso === 'open' ? (
          <p className="text-ink-2">{texts.none}</p>
        ) : null
      ) : (
        <ul className="flex flex-col">
          {reclamacoes.map((complaint) => (
            <ComplaintView
              key={complaint.codigo}
              complaint={complaint}
              store={loja}
              onStep={(step) => choose({ code: complaint.codigo, step })}
            />
          ))}
        </ul>
      )}
      {acesso === 'open' ? (
        <div className="no-print">
          <Button onClick={() => setOpening(true)}>{texts.open}</Button>
        </div>
      ) : null}
      <Suspense>
        {opening ? (
          <LateOpening
            purchase={purchase}
            complaints={complaints}
            onClose={closed}
            onSent={(fresh) => done(fresh, texts.sent(fresh.reclamacoes[0]?.protocolo ?? ''))}
          />
        ) : null}
        {chosen !== null && stepped !== undefined ? (
          <LateStep
            complaint={stepped}
            step={chosen.step}
            onClose={closed}
            onSent={(fresh) => done(fresh, texts.done)}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
