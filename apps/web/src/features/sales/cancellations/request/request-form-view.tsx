import { Button } from '@patio/ui/button.tsx';
import { Dropdown } from '@patio/ui/dropdown.tsx';
import { Notice, Skeleton } from '@patio/ui/states.tsx';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { ScriptForm } from '../../../../platform/forms/script-form.tsx';
import { useLink } from '../../../../platform/partner/use-link.ts';
import { LateAccountSections } from '../../refund-account/public.ts';
import type { LoadedRequest } from './load-request.ts';
import { ReasonText } from '../reason-text.tsx';
import { useCancellationTexts } from '../use-cancellation-texts.ts';
import { useRequestForm } from './use-request-form.ts';

/** Why the purchase is cancelled and, when money has to be refunded, to which account (CREQ-06 to CREQ-20). */
export function RequestForm({ purchase, reasons, states }: LoadedRequest) {
  const texts = useCancellationTexts();
  const navigate = useNavigate();
  const link = useLink();
  const form = useRequestForm(purchase);
  const { fields } = form;
  return (
    <ScriptForm noValidate onSubmit={form.submit} className="flex flex-col gap-6">
      <section className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5">
        <h2 className="font-semibold">{texts.formTitle}</h2>
        <Dropdown
          label={texts.reason}
          options={reasons.map(({ codigo, descricao }) => ({ value: codigo, name: descricao }))}
          chosen={fields.reason === null ? [] : [fields.reason]}
          words={texts.dropdown}
          error={form.errorOf('reason')}
          onChoose={([reason = null]) => form.change({ reason })}
          onLeave={() => form.leave('reason')}
        />
        <ReasonText
          label={texts.reasonText}
          value={fields.text}
          required
          maxLength={500}
          counter={texts.left(fields.text.length)}
          error={form.errorOf('text')}
          onChange={(text) => form.change({ text })}
          onBlur={() => form.leave('text')}
        />
      </section>
      {purchase.bankNeeded ? (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <LateAccountSections form={form} states={states} />
        </Suspense>
      ) : null}
      {form.refused.length === 0 ? null : (
        <div role="alert">
          <Notice tone="danger" icon="alert">
            <p className="font-medium">{texts.failed}</p>
            {form.refused.map((text) => (text === '' ? null : <p key={text}>{text}</p>))}
          </Notice>
        </div>
      )}
      <div className="flex justify-between gap-3">
        <Button onClick={() => void navigate(link('/negociacao/?view=compra'))}>{texts.previous}</Button>
        <Button look="bid" type="submit" disabled={!form.valid} busy={form.sending}>
          {texts.next}
        </Button>
      </div>
    </ScriptForm>
  );
}
