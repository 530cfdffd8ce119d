import type { SocialAccess } from '@patio/contract/identity/social/list-social-providers.ts';
import { PROVIDER_NAMES } from '@patio/domain/identity/social/social-provider.ts';
import { Button } from '@patio/ui/button.tsx';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { beginSocial } from './begin-social.ts';
import { ProviderMark } from './provider-mark.tsx';

/** One button for each provider that the house has (SOCL-01); nothing where it has none. */
export function SocialButtons({ providers }: { providers: readonly SocialAccess[] }) {
  const { social: texts } = useTexts();
  const link = useLink();
  const [query] = useSearchParams();
  const [state, setState] = useState<'ready' | 'leaving' | 'failed'>('ready');
  useReadyAgain(() => setState('ready'));
  if (providers.length === 0) return null;
  const go = (access: SocialAccess): void => {
    const request = { purpose: 'sign-in', store: link(''), returnTo: query.get('redirectFrom') } as const;
    setState(beginSocial(access, request) ? 'leaving' : 'failed');
  };
  return (
    <div className="needs-script mt-5">
      <p className="flex items-center gap-3 text-sm text-ink-3">
        <span aria-hidden="true" className="h-px grow bg-line" />
        {texts.or}
        <span aria-hidden="true" className="h-px grow bg-line" />
      </p>
      <div className="mt-4 flex flex-col gap-3">
        {providers.map((access) => (
          <Button
            key={access.provedor}
            size="large"
            disabled={state === 'leaving'}
            onClick={() => go(access)}
          >
            <ProviderMark provider={access.provedor} />
            {texts.enterWith(PROVIDER_NAMES[access.provedor])}
          </Button>
        ))}
      </div>
      {state === 'failed' ? (
        <p role="alert" className="mt-3 text-sm text-danger">
          {texts.failed}
        </p>
      ) : null}
    </div>
  );
}

/** Anyone who comes back by the browser's Back button finds the page as they left it, waiting. */
function useReadyAgain(ready: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) ready();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  });
}
