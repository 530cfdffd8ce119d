import { CallFailure } from '@patio/api-client/call-failure.ts';
import { sendOwnSummary } from '@patio/contract/sales/purchases/send-own-summary.ts';
import { Button } from '@patio/ui/button.tsx';
import { useState } from 'react';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { useSummaryTexts } from './summary-texts.ts';

/** Has the summary of a purchase mailed to its buyer, and says where it goes or why not. */
export function SendSummary({ purchase }: { readonly purchase: number }) {
  const texts = useSummaryTexts();
  const [working, setWorking] = useState(false);
  const [outcome, setOutcome] = useState('');
  const send = async (): Promise<void> => {
    setWorking(true);
    try {
      const { data } = await browserCall(sendOwnSummary, { params: { id: purchase } });
      setOutcome(texts.sent(data.email));
    } catch (failure) {
      setOutcome((failure instanceof CallFailure ? failure.erros[0] : undefined) ?? texts.failed);
    } finally {
      setWorking(false);
    }
  };
  return (
    <>
      <Button size="small" busy={working} onClick={() => void send()}>
        {texts.send}
      </Button>
      <p role="status" className="w-full text-sm text-ink-2 wrap-anywhere empty:hidden">
        {outcome}
      </p>
    </>
  );
}
