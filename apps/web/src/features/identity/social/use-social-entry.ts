import type { SocialProvider } from '@patio/domain/identity/social/social-provider.ts';
import { useNavigate } from 'react-router';
import { track } from '../../../platform/analytics/track.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { showNotice } from '../../../platform/notices/notice-store.ts';
import { storeGoal } from '../../../platform/session/goal.ts';
import { safeReturn } from '../../../platform/session/safe-return.ts';
import { useSession } from '../../../platform/session/session.tsx';
import type { SocialRequest } from './begin-social.ts';
import type { Proof } from './social-calls.ts';
import type { SocialProfile } from './token-claims.ts';
import type { Stage } from './stage.ts';

/** What a user comes in with. */
export interface Entry {
  readonly proof: Proof;
  /** For the form of a user who is unknown; null once they are known. */
  readonly profile: SocialProfile | null;
  /** Of the second step; '' without one. */
  readonly code: string;
}

/** Signs in with a proof and goes on as every sign-in does. Returns what is wrong with a code, or null. */
export function useSocialEntry(provider: SocialProvider, setStage: (stage: Stage) => void) {
  const { session } = useTexts();
  const { setUser } = useSession();
  const navigate = useNavigate();
  return async (
    { proof, profile, code }: Entry,
    { store, returnTo }: SocialRequest,
  ): Promise<string | null> => {
    const { sendCode, signInSocially } = await import('./social-calls.ts');
    const result = await signInSocially(provider, proof, code);
    switch (result.kind) {
      case 'signed-in':
        setUser(result.user);
        track({ event: 'login' });
        showNotice({ dialog: true, tone: 'plain', text: session.succeeded });
        storeGoal(null);
        await navigate(safeReturn(returnTo, `${store}/home`), { replace: true });
        return null;
      case 'must-change-password':
        showNotice({ tone: 'plain', text: session.mustChange });
        await navigate(`${store}/auth/senha`, { replace: true });
        return null;
      case 'needs-code':
        if (result.by === 'email') await sendCode(provider, proof);
        setStage({ kind: 'code', by: result.by, proof });
        return null;
      case 'wrong-code':
        return result.text || session.failed;
      case 'unknown':
        setStage(profile === null ? { kind: 'failed', text: '' } : { kind: 'sign-up', proof, profile });
        return null;
      case 'failed':
        if (code !== '' && result.text !== '') return result.text;
        setStage({ kind: 'failed', text: result.text });
        return null;
    }
  };
}
