import type { Address } from '@patio/contract/people/addresses/address.ts';
import { ADDRESS_FIELDS, type AddressText } from '@patio/domain/people/addresses/address-fields.ts';
import { Button } from '@patio/ui/button.tsx';
import { Field, SelectField } from '@patio/ui/field.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { fieldProps } from '../../../platform/forms/field-props.ts';
import { FormText } from '../../../platform/forms/form-text.tsx';
import { ScriptForm } from '../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useAddressForm } from './use-address-form.ts';

interface Props {
  /** Null: a new one. */
  readonly address: Address | null;
  /** Whether a new one becomes the main one. */
  readonly main?: boolean;
  /** Without it there is no cancel button: the form is the only thing on the page. */
  readonly onCancel?: () => void;
  readonly onSaved: (address: Address) => void;
}

/** The address form: leaving the CEP field fills in what is known about it (ADDR-01 to ADDR-04). */
export function AddressForm({ address, main = true, onCancel, onSaved }: Props) {
  const { flow: texts, shell } = useTexts();
  const form = useAddressForm({ address, main, onSaved });
  const { fields, states, cities } = form;
  const labels: Readonly<Record<AddressText, string>> = {
    cep: texts.cep,
    endereco: texts.street,
    numeroEndereco: texts.number,
    complemento: texts.complement,
    bairro: texts.district,
  };
  return (
    <ScriptForm noValidate onSubmit={form.submit}>
      <h2 className="mb-4 text-lg font-semibold">
        {address === null ? texts.newAddress : texts.editAddress}
      </h2>
      {form.refused.map((text) => (
        <div key={text} role="alert" className="mb-4">
          <Notice tone="danger" icon="alert">
            {text}
          </Notice>
        </div>
      ))}
      <div className="grid gap-4 sm:grid-cols-2">
        {ADDRESS_FIELDS.map((field) =>
          field.key === 'cep' ? (
            <Field
              key={field.key}
              {...fieldProps(form, field)}
              label={texts.cep}
              hint={form.cepNote || texts.cepHint}
              onChange={(event) => form.changeCep(event.target.value)}
              onBlur={form.lookUp}
            />
          ) : (
            <FormText key={field.key} form={form} field={field} label={labels[field.key]} />
          ),
        )}
        <SelectField
          data-field="estado"
          label={texts.state}
          value={fields.estado ?? ''}
          error={form.errorOf('estado')}
          onChange={(event) => form.chooseState(Number(event.target.value) || null)}
        >
          <option value="">{texts.choose}</option>
          {states.map(({ codigoEstado, estado }) => (
            <option key={codigoEstado} value={codigoEstado}>
              {estado}
            </option>
          ))}
        </SelectField>
        <SelectField
          data-field="cidade"
          label={texts.city}
          value={fields.cidade ?? ''}
          error={form.errorOf('cidade')}
          disabled={fields.estado === null}
          onChange={(event) => form.change({ cidade: Number(event.target.value) || null })}
        >
          <option value="">{texts.choose}</option>
          {cities.map(({ codigoCidade, cidade }) => (
            <option key={codigoCidade} value={codigoCidade}>
              {cidade}
            </option>
          ))}
        </SelectField>
      </div>
      <p role="status" className="sr-only">
        {form.cepNote}
      </p>
      <div className="mt-6 flex justify-end gap-3 border-t border-line pt-5">
        {onCancel === undefined ? null : (
          <Button
            onClick={() => {
              form.drop();
              onCancel();
            }}
          >
            {shell.cancel}
          </Button>
        )}
        <Button look="bid" type="submit" busy={form.sending}>
          {texts.saveAddress}
        </Button>
      </div>
    </ScriptForm>
  );
}
