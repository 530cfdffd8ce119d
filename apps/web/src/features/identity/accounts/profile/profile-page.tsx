import { buttonLook } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { ErrorState, Skeleton } from '@patio/ui/states.tsx';
import { Link, useRevalidator } from 'react-router';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { AccountNav } from '../../../../platform/navigation/account-nav.tsx';
import { useLink } from '../../../../platform/partner/use-link.ts';
import type { PrivateData } from '../../../../platform/session/load-private.ts';
import { usePrivatePage } from '../../../../platform/session/use-private-page.ts';
import { ConfirmEmailNotice } from '../../email-confirmation/public.ts';
import { DocumentsSection } from '../../../people/documents/public.ts';
import { DepositsSection } from '../../../finance/deposits/public.ts';
import { TrustSection } from '../../../people/trust/public.ts';
import type { ProfilePageData } from './load-profile-page.ts';
import { ProfileForm } from './profile-form.tsx';

/** The profile: loading, failed, or the form (PROF). */
export function ProfilePage({ data }: { data: PrivateData<ProfilePageData> }) {
  const { profile: texts, shell } = useTexts();
  const link = useLink();
  const { revalidate } = useRevalidator();
  usePrivatePage(data);
  return (
    <div className="mx-auto max-w-3xl px-4 py-6 sm:py-10">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold">{texts.title}</h1>
        <Link to={link('/avisos/')} className={buttonLook('quiet')}>
          <Icon name="bell" size={18} />
          {texts.alerts}
        </Link>
      </div>
      <AccountNav />
      {data.state === 'stale' ? (
        <div role="status" aria-label={shell.loading}>
          <Skeleton className="h-[720px]" />
        </div>
      ) : null}
      {data.state === 'failed' ? (
        <ErrorState text={texts.failed} retryLabel={shell.retry} onRetry={() => void revalidate()} />
      ) : null}
      {data.state === 'full' && !data.value.profile.emailConfirmado ? (
        <ConfirmEmailNotice email={data.value.profile.email} />
      ) : null}
      {data.state === 'full' ? <ProfileForm {...data.value} /> : null}
      {data.state === 'full' && data.value.trust !== null ? (
        <TrustSection
          trust={data.value.trust}
          profile={data.value.profile.tipoPerfil}
          onChanged={() => void revalidate()}
        />
      ) : null}
      {data.state === 'full' ? <DepositsSection /> : null}
      {data.state === 'full' && data.value.documents !== null ? (
        <DocumentsSection documents={data.value.documents} onChanged={() => void revalidate()} />
      ) : null}
    </div>
  );
}
