import { getWithdrawal } from '@patio/contract/reopenings/get-withdrawal.ts';
import { withdrawBids } from '@patio/contract/reopenings/withdraw-bids.ts';
import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { useEffect, useState } from 'react';
import { browserCall } from '../../platform/api/browser-api.ts';
import { saved } from '../../platform/api/saved.ts';
import { useTexts } from '../../platform/i18n/texts.ts';
import { useUnavailableTexts } from './texts-unavailable.ts';

/** The way to take own bids back, while that is possible (rule 0.31). */
export function WithdrawBids({ code }: { code: number }) {
  const texts = useUnavailableTexts();
  const { shell } = useTexts();
  const [state, setState] = useState<'none' | 'possible' | 'asking' | 'sending' | 'done'>('none');
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    void browserCall(getWithdrawal, { params: { id: code } })
      .catch(() => null)
      .then((reply) => {
        if (wanted && reply?.data) setState('possible');
      });
    return () => {
      wanted = false;
    };
  }, [code]);
  const send = async (): Promise<void> => {
    setState('sending');
    const result = await saved(() => browserCall(withdrawBids, { params: { id: code } }, { action: true }));
    if (!result.ok) setFailure(result.text || shell.genericError);
    setState(result.ok ? 'done' : 'asking');
  };
  if (state === 'none') return null;
  if (state === 'done') return <p role="status">{texts.withdrawn}</p>;
  return (
    <>
      <p>
        <Button aria-haspopup="dialog" onClick={() => setState('asking')}>
          {texts.withdraw}
        </Button>
      </p>
      {state === 'possible' ? null : (
        <Dialog
          title={texts.withdraw}
          closeLabel={shell.close}
          onClose={() => setState('possible')}
          actions={
            <>
              <Button look="plain" onClick={() => setState('possible')}>
                {shell.back}
              </Button>
              <Button look="bid" busy={state === 'sending'} onClick={() => void send()}>
                {texts.withdraw}
              </Button>
            </>
          }
        >
          <p>{texts.withdrawAbout}</p>
          {failure === null ? null : <p role="alert">{failure}</p>}
        </Dialog>
      )}
    </>
  );
}
