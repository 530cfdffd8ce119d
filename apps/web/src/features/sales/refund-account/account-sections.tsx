import { bankField, type BankText } from '@patio/domain/sales/cancellations/bank-data.ts';
import { Dropdown } from '@patio/ui/dropdown.tsx';
import { useId } from 'react';
import type { TextForm } from '../../../platform/forms/field-props.ts';
import { FormText } from '../../../platform/forms/form-text.tsx';
import type { City, State } from '../../people/addresses/public.ts';
import type { AccountField, AccountFields } from './account-fields.ts';
import { useAccountTexts } from './use-account-texts.ts';

interface Props {
  /** Any form that contains such an account. */
  readonly form: TextForm<BankText> & {
    readonly fields: AccountFields;
    readonly cities: readonly City[];
    change(part: Partial<AccountFields>): void;
    chooseState(state: number | null): void;
    errorOf(key: AccountField): string | null;
    leave(...keys: readonly AccountField[]): void;
  };
  readonly states: readonly State[];
}

/** Where the refund goes, and the holder of the account (CREQ-09 to CREQ-17). */
export function AccountSections({ form, states }: Props) {
  const texts = useAccountTexts();
  const { fields } = form;
  const text = (key: BankText, className = '') => (
    <FormText form={form} field={bankField(key)} label={texts[key]} className={className} />
  );
  return (
    <>
      <section className="rounded-card border border-line bg-surface p-5">
        <h2 className="font-semibold">{texts.bankTitle}</h2>
        <p className="mt-1 mb-4 text-sm text-ink-3">{texts.bankNote}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {text('bank')}
          {text('branch')}
          {text('account')}
          {text('pix')}
        </div>
      </section>
      <section className="rounded-card border border-line bg-surface p-5">
        <h2 className="mb-4 font-semibold">{texts.holderTitle}</h2>
        <div className="grid gap-4 sm:grid-cols-2">
          <Holder form={form} />
          {text('document')}
          {text('name')}
          {text('cep')}
          <Dropdown
            label={texts.state}
            options={states.map(({ codigoEstado, estado }) => ({ value: codigoEstado, name: estado }))}
            chosen={fields.state === null ? [] : [fields.state]}
            words={texts.dropdown}
            error={form.errorOf('state')}
            onChoose={([state = null]) => form.chooseState(state)}
            onLeave={() => form.leave('state')}
          />
          <Dropdown
            label={texts.city}
            options={form.cities.map(({ codigoCidade, cidade }) => ({ value: codigoCidade, name: cidade }))}
            chosen={fields.cityCode === null ? [] : [fields.cityCode]}
            words={texts.dropdown}
            disabled={fields.state === null}
            error={form.errorOf('cityCode')}
            onChoose={([cityCode = null]) => form.change({ cityCode })}
            onLeave={() => form.leave('cityCode')}
          />
          {text('street', 'sm:col-span-2')}
        </div>
      </section>
    </>
  );
}

function Holder({ form }: Pick<Props, 'form'>) {
  const texts = useAccountTexts();
  const id = useId();
  const error = form.errorOf('holderIsBuyer');
  const choices = [
    [true, texts.holderYes],
    [false, texts.holderOther],
  ] as const;
  return (
    <fieldset aria-describedby={error === null ? undefined : `${id}-error`} className="sm:col-span-2">
      <legend className="text-sm font-medium">{texts.holder}</legend>
      <div className="flex flex-wrap gap-x-6">
        {choices.map(([value, name]) => (
          <label key={name} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={id}
              checked={form.fields.holderIsBuyer === value}
              onChange={() => form.change({ holderIsBuyer: value })}
              onBlur={() => form.leave('holderIsBuyer')}
              className="size-5 accent-accent"
            />
            {name}
          </label>
        ))}
      </div>
      {error === null ? null : (
        <p id={`${id}-error`} className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
