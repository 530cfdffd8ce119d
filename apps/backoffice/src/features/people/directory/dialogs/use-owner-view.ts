import type { OwnerView } from '@patio/contract/sales/owner-views/owner-view.ts';
import { viewAsOwner } from '@patio/contract/sales/owner-views/view-as-owner.ts';
import { viewForCompliance } from '@patio/contract/sales/owner-views/view-for-compliance.ts';
import { useState } from 'react';
import { officeCall } from '../../../../platform/api/office-call.ts';
import { failureText } from '../../../../platform/feedback.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';

/** Asks for a copy of what an owner sees, announced to them or for a compliance review; null before it was given. */
export function useOwnerView(id: number) {
  const texts = useTexts();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [view, setView] = useState<OwnerView | null>(null);
  return {
    busy,
    problem,
    view,
    ask: async (motivo: string, announced: boolean): Promise<void> => {
      setBusy(true);
      setProblem(null);
      try {
        const route = announced ? viewAsOwner : viewForCompliance;
        setView((await officeCall(route, { params: { id }, body: { motivo } })).data);
      } catch (failure) {
        setProblem(failureText(failure, texts));
      }
      setBusy(false);
    },
  };
}
