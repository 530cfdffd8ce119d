import { PROVIDER_NAMES, type SocialProvider } from '@patio/domain/social/social-provider.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../platform/i18n/texts.ts';
import { tell } from '../../platform/notices/notice-store.ts';
import { useLink } from '../../platform/partner/use-link.ts';
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
  const unlink = async ({ provider }: LinkedProvider): Promise<void> => {
    setBusy(provider);
    const { unlinkProvider } = await import('./identity-calls.ts');
    const result = await unlinkProvider(provider);
    setBusy(null);
    if (!result.ok) {
      tell({ tone: 'danger', text: result.text || texts.unlinkFailed });
      return;
    }
    const done = texts.unlinked(PROVIDER_NAMES[provider]);
    tell({ tone: 'plain', text: done });
    setSaid(done);
    await load();
  };
  return {
    state,
    busy,
    said,
    load: (): void => {
      setState({ kind: 'loading' });
      void load();
    },
    unlink: (row: LinkedProvider): void => void unlink(row),
    link: ({ access, provider }: LinkedProvider): void => {
      if (access === null) return;
      setBusy(provider);
      if (!beginSocial(access, { purpose: 'link', store: link(''), returnTo: null })) {
        setBusy(null);
        tell({ tone: 'danger', text: texts.linkFailed(PROVIDER_NAMES[provider]) });
      }
    },
  };
}
