import { PROVIDER_NAMES, type SocialProvider } from '@patio/domain/identity/social/social-provider.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { showNotice } from '../../../platform/notices/notice-store.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { beginSocial } from './begin-social.ts';
import type { LinkedProvider } from './identity-calls.ts';

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'full'; readonly rows: readonly LinkedProvider[] };

/** What is linked to the account, and what the buttons of the section do. */
export function useIdentities() {
  const { social: texts } = useTexts();
  const link = useLink();
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [busy, setBusy] = useState<SocialProvider | null>(null);
  const [said, setSaid] = useState('');
  const load = async (): Promise<void> => {
    const { loadIdentities } = await import('./identity-calls.ts');
    setState(
      await loadIdentities().then(
        (rows): State => ({ kind: 'full', rows }),
        (): State => ({ kind: 'failed' }),
      ),
    );
  };
  const loadOnce = useEffectEvent(load);
  useEffect(() => void loadOnce(), []);
  /** The words of what went wrong, or null. */
  const unlink = async ({ provider }: LinkedProvider, confirmation: string): Promise<string | null> => {
    const { unlinkProvider } = await import('./identity-calls.ts');
    const result = await unlinkProvider(provider, confirmation);
    if (!result.ok) return result.text || texts.unlinkFailed;
    const done = texts.unlinked(PROVIDER_NAMES[provider]);
    showNotice({ tone: 'plain', text: done });
    setSaid(done);
    await load();
    return null;
  };
  return {
    state,
    busy,
    said,
    load: (): void => {
      setState({ kind: 'loading' });
      void load();
    },
    unlink,
    link: ({ access, provider }: LinkedProvider): void => {
      if (access === null) return;
      setBusy(provider);
      if (!beginSocial(access, { purpose: 'link', store: link(''), returnTo: null })) {
        setBusy(null);
        showNotice({ tone: 'danger', text: texts.linkFailed(PROVIDER_NAMES[provider]) });
      }
    },
  };
}
