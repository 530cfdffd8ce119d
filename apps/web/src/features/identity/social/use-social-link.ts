import { PROVIDER_NAMES, type SocialProvider } from '@patio/domain/identity/social/social-provider.ts';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { showNotice } from '../../../platform/notices/notice-store.ts';
import type { Proof } from './social-calls.ts';
import type { Stage } from './stage.ts';

/** Links the account at a provider from which a user has come back, once the owner has confirmed that it is them. */
export function useSocialLink(
  provider: SocialProvider,
  { back, setStage }: { readonly back: string; readonly setStage: (stage: Stage) => void },
) {
  const { social: texts } = useTexts();
  const navigate = useNavigate();
  const name = PROVIDER_NAMES[provider];
  return {
    askOwner: async (proof: Proof): Promise<void> => {
      const { askHowToConfirm } = await import('./social-calls.ts');
      const result = await askHowToConfirm();
      if (!result.ok) return setStage({ kind: 'failed', text: result.text });
      setStage({ kind: 'confirm', hasPassword: result.value.temSenha, proof });
    },
    /** The words of what went wrong, or null. */
    link: async (proof: Proof, confirmation: string): Promise<string | null> => {
      const { linkSocially } = await import('./social-calls.ts');
      const result = await linkSocially(provider, proof, confirmation);
      if (!result.ok) return result.text || texts.linkFailed(name);
      showNotice({ tone: 'plain', text: texts.linked(name) });
      await navigate(back, { replace: true });
      return null;
    },
  };
}
