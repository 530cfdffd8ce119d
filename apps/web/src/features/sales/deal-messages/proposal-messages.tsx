import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useMessageTexts } from './message-texts.ts';

const Conversation = lazy(() => import('./conversation.tsx').then((it) => ({ default: it.Conversation })));

interface Props {
  readonly offerCode: number;
  readonly title: string;
  /** A dialog opens or closes: while one is open its row must not be removed. */
  readonly onDialog: (open: boolean) => void;
}

/** In the row of a proposal: opens the conversation about it; a notification opens it by its address. */
export function ProposalMessages({ offerCode, title, onDialog }: Props) {
  const texts = useMessageTexts();
  const { shell } = useTexts();
  const [parameters, setParameters] = useSearchParams();
  const [open, setOpen] = useState(false);
  const show = (shown: boolean): void => {
    setOpen(shown);
    onDialog(shown);
  };
  const asked = parameters.get('conversa') === String(offerCode);
  const openAsked = useEffectEvent(() => {
    if (!asked) return;
    show(true);
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('conversa');
        return next;
      },
      { replace: true },
    );
  });
  useEffect(() => openAsked(), [asked]);
  return (
    <div className="relative z-10">
      <Button size="small" aria-haspopup="dialog" onClick={() => show(true)}>
        <Icon name="chat" size={16} />
        {texts.open}
      </Button>
      {open ? (
        <Dialog title={texts.dialog(title)} closeLabel={shell.close} onClose={() => show(false)}>
          <Suspense fallback={<p role="status">{texts.loading}</p>}>
            <Conversation which={{ tipo: 'oferta', id: offerCode }} />
          </Suspense>
        </Dialog>
      ) : null}
    </div>
  );
}
