import type { SocialAccess } from '@patio/contract/identity/social/list-social-providers.ts';
import { PROVIDER_NAMES, type SocialProvider } from '@patio/domain/identity/social/social-provider.ts';
import { Button, buttonLook } from '@patio/ui/button.tsx';
import { Notice, Skeleton } from '@patio/ui/states.tsx';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { AuthCard } from '../sessions/public.ts';
import { ConfirmLink } from './confirm-link.tsx';
import { SocialCodeForm } from './social-code-form.tsx';
import { SocialSignUp } from './social-sign-up.tsx';
import { useSocialReturn } from './use-social-return.ts';

interface Props {
  readonly provider: SocialProvider;
  /** Null: this house does not have the provider. */
  readonly access: SocialAccess | null;
}

/** The way back from a provider: being confirmed, refused, asked for a code, or signing up. */
export function SocialReturnPage({ provider, access }: Props) {
  const { social: texts } = useTexts();
  const { stage, request, back, again, link, sendCode, expire } = useSocialReturn(provider, access);
  const name = PROVIDER_NAMES[provider];
  switch (stage.kind) {
    case 'working':
      return (
        <AuthCard title={request.purpose === 'link' ? texts.linkName(name) : texts.enterWith(name)}>
          <p role="status" className="mb-4 text-ink-2">
            {texts.working(name)}
          </p>
          <Skeleton className="h-32" />
        </AuthCard>
      );
    case 'code':
      return <SocialCodeForm provider={provider} stage={stage} back={back} onCode={sendCode} />;
    case 'confirm':
      return <ConfirmLink provider={provider} stage={stage} back={back} onConfirm={link} />;
    case 'sign-up':
      return (
        <SocialSignUp provider={provider} stage={stage} request={request} back={back} onExpired={expire} />
      );
    case 'failed': {
      const linking = request.purpose === 'link';
      return (
        <AuthCard title={linking ? texts.linkName(name) : texts.enterWith(name)}>
          <div role="alert" className="flex flex-col gap-3">
            <Notice tone="danger" icon="alert">
              <p className="font-medium">{linking ? texts.linkFailed(name) : texts.failed}</p>
            </Notice>
            {stage.text === '' ? null : <p className="text-ink-2">{stage.text}</p>}
          </div>
          <div className="mt-5 flex flex-col gap-3">
            {access === null ? null : (
              <Button look="bid" size="large" onClick={again}>
                {texts.tryAgain(name)}
              </Button>
            )}
            <Link to={back} replace className={buttonLook('quiet', 'large')}>
              {linking ? texts.backToSecurity : texts.backToSignIn}
            </Link>
          </div>
        </AuthCard>
      );
    }
  }
}
