import { formatMoney } from '@patio/domain/money/format-money.ts';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { MoneyField } from '@patio/ui/money-field.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { useId, useRef, useState } from 'react';
import { ScriptForm } from '../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ProposalCosts } from './proposal-costs.tsx';
import type { OwnProposal } from './proposal-view.ts';
import { useAnswer } from './use-answer.ts';
import { useProposalTexts } from './use-proposal-texts.ts';

interface Props {
  readonly proposal: OwnProposal;
  readonly title: string;
  readonly onClose: () => void;
  readonly onChange: () => void;
}

/** Asks for another value in response to a counter-proposal (rule 0.7). The input stays when sending fails. */
export function AnswerDialog({ proposal, title, onClose, onChange }: Props) {
  const texts = useProposalTexts();
  const { shell } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const form = useId();
  const answer = useAnswer(proposal, { onClose, onChange });
  const [priced, setPriced] = useState(false);
  const price = parseMoney(answer.text) ?? 0;
  return (
    <Dialog
      title={texts.answerTitle}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {shell.back}
          </Button>
          <Button look="bid" type="submit" form={form} disabled={price > 0 && !priced} busy={answer.sending}>
            {texts.answerSend}
          </Button>
        </>
      }
    >
      <ScriptForm
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          void answer.send(input.current?.value ?? answer.text);
        }}
        className="flex flex-col gap-4"
      >
        <p>
          <strong className="block text-ink">{title}</strong>
          {texts.answerText(formatMoney(proposal.counter ?? proposal.value))}
        </p>
        <MoneyField label={texts.answerLabel} value={answer.text} onValue={answer.type} inputRef={input} />
        {price > 0 ? (
          <ProposalCosts proposal={proposal} label={texts.answerLabel} price={price} onShown={setPriced} />
        ) : null}
        <label className="block text-sm font-medium text-ink">
          {texts.message}
          <textarea
            rows={3}
            maxLength={500}
            value={answer.message}
            onChange={(event) => answer.write(event.target.value)}
            className="mt-1 w-full rounded-control border border-line-strong bg-surface p-3 text-base font-normal"
          />
        </label>
        {answer.failure === null ? null : (
          <div role="alert">
            <Notice tone="danger" icon="alert">
              {answer.failure || shell.genericError}
            </Notice>
          </div>
        )}
      </ScriptForm>
    </Dialog>
  );
}
