import { Dropdown } from '@patio/ui/dropdown.tsx';
import { Field } from '@patio/ui/field.tsx';
import { useId } from 'react';
import type { State } from '../../people/addresses/public.ts';
import { useAccountTexts } from './use-account-texts.ts';
import type { useAccountForm } from './use-account-form.ts';

interface Props {
  readonly form: Omit<ReturnType<typeof useAccountForm>, 'states' | 'valid' | 'body'>;
  readonly states: readonly State[];
}

type TextName = 'bank' | 'branch' | 'account' | 'document' | 'name' | 'cep' | 'street';

const LENGTHS: Readonly<Record<TextName, number>> = {
  bank: 100,
  branch: 20,
  account: 30,
  document: 20,
  name: 100,
  cep: 20,
  street: 200,
};

/** Where the refund goes, and who answers for the account (CREQ-09 to CREQ-17). */
export function AccountSections({ form, states }: Props) {
  const texts = useAccountTexts();
  const { fields } = form;
  const text = (name: TextName, className = '') => (
    <Field
      label={texts[name]}
      value={fields[name]}
      error={form.errorOf(name)}
      maxLength={LENGTHS[name]}
      autoComplete="off"
      required
      className={className}
      onChange={(event) => form.change({ [name]: event.target.value })}
      onBlur={() => form.leave(name)}
    />
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
          <Field
            label={texts.pix}
            value={fields.pix}
            maxLength={140}
            autoComplete="off"
            onChange={(event) => form.change({ pix: event.target.value })}
          />
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
