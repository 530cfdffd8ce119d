import { ErrorState, Skeleton } from '@patio/ui/states.tsx';
import { useRevalidator } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { AccountNav } from '../../../platform/navigation/account-nav.tsx';
import type { PrivateData } from '../../../platform/session/load-private.ts';
import { usePrivatePage } from '../../../platform/session/use-private-page.ts';
import { ConsentSection } from './consent-section.tsx';
import { CopySection } from './copy-section.tsx';
import { CorrectionSection } from './correction-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import type { PersonalData } from './load-personal-data.ts';
import { RequestList } from './request-list.tsx';
import { useRequests } from './use-requests.ts';

/** The user's own data: loading, failed, or its sections (rule 0.14). */
export function PersonalDataPage({ data }: { data: PrivateData<PersonalData> }) {
  const { personalData: texts, shell } = useTexts();
  const { revalidate } = useRevalidator();
  usePrivatePage(data);
  return (
    <div className="mx-auto max-w-3xl px-4 py-6 sm:py-10">
      <h1 className="mb-3 text-2xl font-bold">{texts.title}</h1>
      <AccountNav />
      <p className="mb-5 text-ink-2">{texts.intro}</p>
      {data.state === 'stale' ? (
        <div role="status" aria-label={shell.loading} className="flex flex-col gap-5">
          <Skeleton className="h-48" />
          <Skeleton className="h-96" />
        </div>
      ) : null}
      {data.state === 'failed' ? (
        <ErrorState text={texts.failed} retryLabel={shell.retry} onRetry={() => void revalidate()} />
      ) : null}
      {data.state === 'full' ? <Sections data={data.value} /> : null}
    </div>
  );
}

function Sections({ data }: { data: PersonalData }) {
  const { requests, add } = useRequests(data.pedidos);
  return (
    <div className="flex flex-col gap-5">
      <CopySection requests={requests} onAsked={add} />
      <CorrectionSection onAsked={add} />
      <ConsentSection data={data} />
      <RequestList requests={requests} />
      <DeletionSection deletion={data.exclusao} />
    </div>
  );
}
