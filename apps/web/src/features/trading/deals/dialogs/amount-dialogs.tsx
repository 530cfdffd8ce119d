import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { MoneyField } from '@patio/ui/money-field.tsx';
import { useId, useRef, type FormEvent } from 'react';
import { ScriptForm } from '../../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { CostLines, type CostState } from '../../costs/public.ts';
import { bidHint } from '../bidding/bid-hint.ts';
import type { Deal } from '../use-deal.ts';
import { SignInInvitation } from '../sign-in-invitation.tsx';
import { useTyped } from '../bidding/use-typed.ts';

interface Props {
  readonly code: number;
  readonly deal: Deal;
  readonly costs: CostState;
  readonly onClose: () => void;
}

/** Asks for the maximum of an automatic bid (AUTO-01 to AUTO-04). */
export function AutomaticDialog({ code, deal, costs, onClose }: Props) {
  const { deal: texts, bidding, condition, shell } = useTexts();
  const { dialogs } = bidding;
  const [text, setText] = useTyped(code, 'maximo');
  const input = useRef<HTMLInputElement>(null);
  const form = useId();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    deal.actOn('AUTO_BID', input.current?.value ?? text);
  };
  return (
    <Dialog
      title={texts.automaticBid}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {shell.cancel}
          </Button>
          <Button look="bid" type="submit" form={form} busy={deal.busy}>
            {dialogs.automaticSend}
          </Button>
        </>
      }
    >
      <ScriptForm id={form} onSubmit={send}>
        <SignInInvitation returnTo={`/oferta/${code}?view=leilao`} />
        <p className="mb-4">{dialogs.automaticText}</p>
        <MoneyField
          label={dialogs.automaticMaximum}
          value={text}
          onValue={setText}
          inputRef={input}
          hint={bidHint(texts, deal)}
        />
        <TypedCost code={code} costs={costs} label={condition.costMaximum} text={text} />
      </ScriptForm>
    </Dialog>
  );
}

/** Asks for the amount of a proposal (PROP-01 to PROP-04). */
export function ProposalDialog({ code, deal, costs, onClose }: Props) {
  const { bidding, condition, shell } = useTexts();
  const { dialogs } = bidding;
  const [text, setText] = useTyped(code, 'proposta');
  const [message, setMessage] = useTyped(code, 'mensagem');
  const input = useRef<HTMLInputElement>(null);
  const form = useId();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    deal.actOn('PURPOSE', input.current?.value ?? text, message);
  };
  return (
    <Dialog
      title={dialogs.proposalTitle}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {shell.cancel}
          </Button>
          <Button look="bid" type="submit" form={form} busy={deal.busy}>
            {dialogs.proposalSend}
          </Button>
        </>
      }
    >
      <ScriptForm id={form} onSubmit={send} className="flex flex-col gap-4">
        <SignInInvitation returnTo={`/oferta/${code}?view=proposta`} />
        <p>{dialogs.proposalText}</p>
        <MoneyField label={dialogs.proposalValue} value={text} onValue={setText} inputRef={input} />
        <TypedCost code={code} costs={costs} label={condition.costProposal} text={text} />
        <label className="block text-sm font-medium text-ink">
          {dialogs.proposalMessage}
          <textarea
            rows={3}
            maxLength={500}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
            className="mt-1 w-full rounded-control border border-line-strong bg-surface p-3 text-base font-normal"
          />
        </label>
      </ScriptForm>
    </Dialog>
  );
}

/** The cost of the amount in the field, once it is valid. */
function TypedCost({ text, ...props }: { code: number; costs: CostState; label: string; text: string }) {
  const price = parseMoney(text) ?? 0;
  if (price === 0) return null;
  return (
    <div className="mt-3">
      <CostLines {...props} price={price} />
    </div>
  );
}
