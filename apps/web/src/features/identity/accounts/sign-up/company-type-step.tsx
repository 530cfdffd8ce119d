import { useEffect, useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { ChoiceCards, type Choice } from './choice-cards.tsx';
import { COMPANY_PROFILES, type CompanyType } from './client-type.ts';
import type { SignUp } from './use-sign-up.ts';

/** Which kind of company it is (SIGN-09, SIGN-10). A house without one of the two profiles does not offer it (SIGN-26). */
export function CompanyTypeStep({ flow }: { flow: SignUp }) {
  const { signUp: texts } = useTexts();
  const open = useOpenProfiles();
  const choices: readonly Choice<CompanyType>[] = [
    { value: 'LOJISTA', icon: 'cart', title: texts.dealer, text: texts.dealerText },
    { value: 'GERAL', icon: 'grid', title: texts.general, text: texts.generalText },
  ];
  return (
    <ChoiceCards
      question={texts.whichCompany}
      choices={choices.filter(({ value }) => open === null || open.includes(COMPANY_PROFILES[value]))}
      chosen={flow.draft.companyType}
      onChoose={(companyType) => flow.choose({ companyType })}
      onNext={() => flow.forward('company')}
      onBack={flow.back}
    />
  );
}

/** Codes of the profiles that are open; null while that is not known. */
function useOpenProfiles(): readonly number[] | null {
  const [open, setOpen] = useState<readonly number[] | null>(null);
  useEffect(() => {
    let current = true;
    const load = async (): Promise<void> => {
      const { loadProfiles } = await import('../load-profiles.ts');
      const found = await loadProfiles();
      if (current) setOpen(found);
    };
    void load();
    return () => {
      current = false;
    };
  }, []);
  return open;
}
