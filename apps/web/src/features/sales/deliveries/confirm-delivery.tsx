import { deliveryProblem, type Delivery } from '@patio/contract/sales/deliveries/delivery.ts';
import { COMPLAINT_REMEDIES } from '@patio/domain/sales/complaints/complaint-words.ts';
import { Button } from '@patio/ui/button.tsx';
import { Frame, SelectField } from '@patio/ui/field.tsx';
import { useState, type FormEvent } from 'react';
import { useDraft } from '../../../platform/drafts/use-draft.ts';
import { ScriptForm } from '../../../platform/forms/script-form.tsx';
import { useComplaintTexts } from '../complaints/public.ts';
import { useDeliveryTexts } from './delivery-texts.ts';
import type { Move } from './use-delivery.ts';

interface Props {
  /** Of the purchase. */
  readonly code: number;
  readonly delivery: Delivery;
  readonly working: boolean;
  readonly onMove: Move;
}

/** Confirms that a purchase arrived, or says what is wrong with it; what is contested is confirmed once it was solved. */
export function ConfirmDelivery({ code, delivery, working, onMove }: Props) {
  const texts = useDeliveryTexts();
  const [open, setOpen] = useState<'confirm' | 'contest' | null>(null);
  const { versao, passos } = delivery;
  if (open === 'contest')
    return (
      <Contest code={code} version={versao} working={working} onMove={onMove} onBack={() => setOpen(null)} />
    );
  if (open === 'confirm') {
    return (
      <div className="no-print rounded-control border border-line bg-sunken p-3">
        <p>{texts.confirmAsk}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button look="bid" busy={working} onClick={() => void onMove({ passo: 'confirmar', versao })}>
            {texts.confirmYes}
          </Button>
          <Button onClick={() => setOpen(null)}>{texts.back}</Button>
        </div>
      </div>
    );
  }
  return (
    <div className="no-print flex flex-wrap gap-2">
      <Button look="bid" onClick={() => setOpen('confirm')}>
        {passos.includes('contestar') ? texts.confirm : texts.solved}
      </Button>
      {passos.includes('contestar') ? (
        <Button onClick={() => setOpen('contest')}>{texts.contest}</Button>
      ) : null}
    </div>
  );
}

interface Contested {
  readonly problem: string;
  readonly remedy: string;
  readonly text: string;
}

const NOTHING: Contested = { problem: '', remedy: '', text: '' };

function isContested(stored: unknown): stored is Contested {
  if (typeof stored !== 'object' || stored === null) return false;
  return ['problem', 'remedy', 'text'].every((name) => typeof Reflect.get(stored, name) === 'string');
}

interface ContestProps {
  readonly code: number;
  readonly version: number;
  readonly working: boolean;
  readonly onMove: Move;
  readonly onBack: () => void;
}

/** What was typed is there again after a session that ended. */
function Contest({ code, version, working, onMove, onBack }: ContestProps) {
  const texts = useDeliveryTexts();
  const { remedies, remedy: remedyLabel, choose } = useComplaintTexts();
  const draft = useDraft({ name: `contestar.${code}`, from: NOTHING, areFields: isContested });
  const { text } = draft.fields;
  const problem = deliveryProblem.options.find((each) => each === draft.fields.problem);
  const remedy = COMPLAINT_REMEDIES.find((each) => each === draft.fields.remedy);
  const change = (part: Partial<Contested>): void => draft.change((now) => ({ ...now, ...part }));
  const [tried, setTried] = useState(false);
  const submit = async (): Promise<void> => {
    setTried(true);
    if (problem === undefined || remedy === undefined || text.trim() === '') return;
    const body = {
      passo: 'contestar',
      versao: version,
      problema: problem,
      pedido: remedy,
      texto: text,
    } as const;
    if (await onMove(body)) draft.drop();
  };
  const missing = (given: string | undefined): string | null =>
    tried && (given ?? '').trim() === '' ? texts.required : null;
  return (
    <ScriptForm
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
      className="no-print flex flex-col gap-4"
    >
      <p className="text-sm text-ink-2">{texts.contestHint}</p>
      <SelectField
        label={texts.problem}
        value={problem ?? ''}
        error={missing(problem)}
        onChange={({ target }) => change({ problem: target.value })}
      >
        <option value="">{choose}</option>
        {deliveryProblem.options.map((each) => (
          <option key={each} value={each}>
            {texts.problems[each]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={remedyLabel}
        value={remedy ?? ''}
        error={missing(remedy)}
        onChange={({ target }) => change({ remedy: target.value })}
      >
        <option value="">{choose}</option>
        {COMPLAINT_REMEDIES.map((each) => (
          <option key={each} value={each}>
            {remedies[each]}
          </option>
        ))}
      </SelectField>
      <Frame label={texts.what} hint={texts.whatHint} error={missing(text)}>
        {({ id, described }) => (
          <textarea
            id={id}
            rows={4}
            maxLength={1500}
            value={text}
            aria-invalid={missing(text) !== null}
            aria-describedby={described}
            onChange={(event) => change({ text: event.target.value })}
            className="field-sizing-content max-h-72 min-h-28 w-full rounded-control border border-line-strong bg-surface p-3 text-base"
          />
        )}
      </Frame>
      <div className="flex flex-wrap gap-2">
        <Button look="bid" type="submit" busy={working}>
          {texts.contestSend}
        </Button>
        <Button onClick={onBack}>{texts.back}</Button>
      </div>
    </ScriptForm>
  );
}
