import type { SocialAccess } from '@patio/contract/identity/social/list-social-providers.ts';
import { PROVIDER_NAMES, type SocialProvider } from '@patio/domain/identity/social/social-provider.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { askProfile } from './ask-profile.ts';
import { beginSocial, type SocialRequest } from './begin-social.ts';
import { takePending } from './pending.ts';
import { readAnswer } from './read-answer.ts';
import type { Proof } from './social-calls.ts';
import type { Stage } from './stage.ts';
import { useSocialEntry } from './use-social-entry.ts';
import { useSocialLink } from './use-social-link.ts';

const HOME: SocialRequest = { purpose: 'sign-in', store: '', returnTo: null };

/** Takes the answer of a provider out of the address and goes on with it (SOCL-02, SOCL-03). */
export function useSocialReturn(provider: SocialProvider, access: SocialAccess | null) {
  const { social: texts } = useTexts();
  const navigate = useNavigate();
  const [stage, setStage] = useState<Stage>({ kind: 'working' });
  const [request, setRequest] = useState(HOME);
  const started = useRef(false);
  const enter = useSocialEntry(provider, setStage);
  const { askOwner, link } = useSocialLink(provider, { back: backOf(request), setStage });

  const start = useEffectEvent(async (): Promise<void> => {
    const pending = takePending(Date.now());
    const answer = readAnswer(provider, window.location, pending);
    // Before anything else: neither the history nor a reload may hold the token.
    const { pathname } = window.location;
    window.history.replaceState(window.history.state, '', pathname);
    const asked = pending ?? HOME;
    setRequest(asked);
    if (answer.kind === 'denied') return navigate(backOf(asked), { replace: true });
    void navigate(pathname, { replace: true, preventScrollReset: true });
    if (answer.kind === 'failed' || access === null || pending === null)
      return setStage({ kind: 'failed', text: '' });
    const profile = await askProfile(access, answer.token);
    const signed = provider === 'google' ? { nonce: pending.nonce } : {};
    if (profile === null || (provider === 'google' && profile.nonce !== pending.nonce))
      return setStage({ kind: 'failed', text: '' });
    const proof = { idSocial: profile.id, tokenSocial: answer.token, ...signed };
    if (asked.purpose === 'link') return askOwner(proof);
    await enter({ proof, profile, code: '' }, asked);
  });
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void start();
  }, []);

  return {
    stage,
    request,
    /** The way back: the sign-in screen, or the page from which an account was to be linked. */
    back: backOf(request),
    again: (): void => {
      if (access !== null) beginSocial(access, request);
    },
    link,
    sendCode: (proof: Proof, code: string) => enter({ proof, profile: null, code }, request),
    expire: (): void => setStage({ kind: 'failed', text: texts.startAgain(PROVIDER_NAMES[provider]) }),
  };
}

function backOf({ purpose, store, returnTo }: SocialRequest): string {
  if (purpose === 'link') return `${store}/perfil/seguranca`;
  return `${store}/auth/${returnTo === null ? '' : `?redirectFrom=${encodeURIComponent(returnTo)}`}`;
}
