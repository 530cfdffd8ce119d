import { buttonLook } from '@patio/ui/button.tsx';
import { ErrorState, Skeleton } from '@patio/ui/states.tsx';
import { Link, useRevalidator } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { AccountNav } from '../../../platform/navigation/account-nav.tsx';
import { useLink } from '../../../platform/partner/use-link.ts';
import type { PrivateData } from '../../../platform/session/load-private.ts';
import { usePrivatePage } from '../../../platform/session/use-private-page.ts';
import { IdentitiesSection } from '../social/public.ts';
import { AccessHistory } from './access-history.tsx';
import { DeviceList } from './device-list.tsx';
import type { SecurityData } from './load-security.ts';
import { PasskeySection } from './passkey-section.tsx';
import { SecondStepSection } from './second-step-section.tsx';
import { SecuritySection } from './security-section.tsx';

/** The security of the account: loading, failed, or its sections. */
export function SecurityPage({ data }: { data: PrivateData<SecurityData> }) {
  const { security: texts, shell } = useTexts();
  const link = useLink();
  const { revalidate } = useRevalidator();
  usePrivatePage(data);
  return (
    <div className="mx-auto max-w-3xl px-4 py-6 sm:py-10">
      <h1 className="mb-3 text-2xl font-bold">{texts.title}</h1>
      <AccountNav />
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-xl text-ink-2">{texts.intro}</p>
        <Link to={link('/perfil')} className={buttonLook('quiet')}>
          {texts.changePassword}
        </Link>
      </div>
      {data.state === 'stale' ? (
        <div role="status" aria-label={shell.loading} className="flex flex-col gap-5">
          <Skeleton className="h-64" />
          <Skeleton className="h-96" />
        </div>
      ) : null}
      {data.state === 'failed' ? (
        <ErrorState text={texts.failed} retryLabel={shell.retry} onRetry={() => void revalidate()} />
      ) : null}
      {data.state === 'full' ? <Sections {...data.value} /> : null}
    </div>
  );
}

function Sections({ sessions, accesses, secondSteps, passkeys }: SecurityData) {
  const { secondSteps: texts } = useTexts();
  return (
    <div className="flex flex-col gap-5">
      {secondSteps === null ? <Missing title={texts.title} /> : <SecondStepSection steps={secondSteps} />}
      {passkeys === null ? (
        <Missing title={texts.keys} />
      ) : (
        <PasskeySection
          passkeys={passkeys}
          hasPassword={secondSteps?.temSenha ?? true}
          deviceName={sessions.find(({ atual }) => atual)?.aparelho.slice(0, 60) ?? ''}
        />
      )}
      <IdentitiesSection hasPassword={secondSteps?.temSenha ?? true} />
      <DeviceList sessions={sessions} />
      <AccessHistory first={accesses} />
    </div>
  );
}

/** A part that could not be loaded, among others that could. */
function Missing({ title }: { title: string }) {
  const { secondSteps: texts, shell } = useTexts();
  const { revalidate } = useRevalidator();
  return (
    <SecuritySection title={title}>
      <div className="mt-3">
        <ErrorState text={texts.failed} retryLabel={shell.retry} onRetry={() => void revalidate()} />
      </div>
    </SecuritySection>
  );
}
