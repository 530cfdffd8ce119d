import { useTexts } from '../../../../platform/i18n/texts.ts';
import { ChoiceCards } from './choice-cards.tsx';
import type { ClientType } from './client-type.ts';
import type { SignUp } from './use-sign-up.ts';

/** Step 0: for whom it is (SIGN-07, SIGN-08). */
export function ClientTypeStep({ flow }: { flow: SignUp }) {
  const { signUp: texts } = useTexts();
  const go = (type: ClientType): void => {
    if (type === 'PARCEIRO_VIX') flow.toPartners();
    else flow.forward(type === 'PESSOA_FISICA' ? 'individual' : 'company-type');
  };
  return (
    <ChoiceCards
      question={texts.forWhom}
      choices={[
        { value: 'PESSOA_FISICA', icon: 'user', title: texts.forMe, text: texts.forMeText },
        { value: 'PESSOA_JURIDICA', icon: 'truck', title: texts.forCompany, text: texts.forCompanyText },
        { value: 'PARCEIRO_VIX', icon: 'share', title: texts.partner, text: texts.partnerText },
      ]}
      chosen={flow.draft.clientType}
      onChoose={(clientType) => flow.choose({ clientType })}
      onNext={go}
      onBack={null}
    />
  );
}
