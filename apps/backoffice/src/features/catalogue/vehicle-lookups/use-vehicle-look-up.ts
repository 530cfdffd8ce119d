import { CallFailure } from '@patio/api-client/call-failure.ts';
import { lookUpVehicle } from '@patio/contract/catalogue/vehicle-lookups/look-up-vehicle.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useRef, useState } from 'react';
import { officeCall } from '../../../platform/api/office-call.ts';
import { failureText } from '../../../platform/feedback.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';

type Answer = Reply<typeof lookUpVehicle>['data'];

/** Looks vehicles up; `answer` is that of the last one, `problem` why it was refused. */
export function useVehicleLookUp() {
  const texts = useTexts();
  const last = useRef('');
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const forget = (): void => {
    last.current = '';
    setBusy(false);
    setAnswer(null);
    setProblem(null);
  };
  const lookUp = async (identificacao: string): Promise<void> => {
    forget();
    last.current = identificacao;
    setBusy(true);
    try {
      const { data } = await officeCall(lookUpVehicle, { body: { identificacao } });
      // What was typed since is another vehicle.
      if (last.current === identificacao) setAnswer(data);
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (last.current === identificacao) setProblem(failureText(failure, texts));
    } finally {
      if (last.current === identificacao) setBusy(false);
    }
  };
  return { busy, answer, problem, lookUp, forget };
}
