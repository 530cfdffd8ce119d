import { SimpleGrid, TextInput } from '@mantine/core';
import { movePurchaseDelivery } from '@patio/contract/sales/deliveries/move-purchase-delivery.ts';
import { trackingAddress } from '@patio/domain/sales/deliveries/delivery-clock.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { formatCnpj, maskCnpj, parseCnpj } from '@patio/domain/validation/cnpj.ts';
import { parsePlate } from '@patio/domain/validation/plate.ts';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { DayField } from '../../../../platform/panels/fields/day-field.tsx';
import { useAction } from '../../../../platform/panels/use-action.ts';
import type { StepProps } from './step-props.ts';
import { StepForm } from './step-form.tsx';

const FIELDS = [
  'transportadora',
  'cnpj',
  'motorista',
  'placa',
  'coleta',
  'chegada',
  'rastreio',
  'link',
] as const;
type Name = (typeof FIELDS)[number];
type Fields = Readonly<Record<Name, string>>;

/** Books the carrier of a purchase, or changes what was booked. */
export function BookCarrier({ code, delivery, onClose }: StepProps) {
  const { deliveries: texts } = useTexts();
  const action = useAction(movePurchaseDelivery);
  const [fields, setFields] = useState(() => fieldsOf(delivery.transporte));
  const [tried, setTried] = useState(false);
  const wrong = new Set(FIELDS.filter((name) => !isRight(name, fields)));
  const confirm = async (): Promise<void> => {
    setTried(true);
    if (wrong.size > 0) return;
    const { rastreio, link } = fields;
    const body = {
      ...fields,
      passo: 'agendar',
      versao: delivery.versao,
      rastreio: rastreio.trim() === '' ? null : rastreio,
      link: link.trim() === '' ? null : link.trim(),
    } as const;
    if (await action.run({ params: { id: code }, body }, texts.saved)) onClose();
  };
  const given = (name: Name) => ({
    label: texts.fields[name],
    value: fields[name],
    error: tried && wrong.has(name) ? texts.fieldWrong[name] : null,
  });
  const write = (name: Name) => (value: string) => setFields({ ...fields, [name]: value });
  const line = (name: Name, max: number, mask: (typed: string) => string = (typed) => typed) => (
    <TextInput
      {...given(name)}
      maxLength={max}
      autoComplete="off"
      onChange={(event) => write(name)(mask(event.currentTarget.value))}
    />
  );
  return (
    <StepForm
      title={delivery.transporte === null ? texts.steps.agendar : texts.changeCarrier}
      text={texts.follows.agendar}
      busy={action.busy}
      problem={action.problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {line('transportadora', 120)}
      {line('cnpj', 18, maskCnpj)}
      {line('motorista', 120)}
      {line('placa', 8, (typed) => typed.toUpperCase())}
      <SimpleGrid cols={2}>
        <DayField {...given('coleta')} onChange={write('coleta')} />
        <DayField {...given('chegada')} onChange={write('chegada')} />
      </SimpleGrid>
      {line('rastreio', 60)}
      {line('link', 500)}
    </StepForm>
  );
}

function fieldsOf(booked: StepProps['delivery']['transporte']): Fields {
  const today = dayOf(Date.now());
  if (booked === null)
    return {
      transportadora: '',
      cnpj: '',
      motorista: '',
      placa: '',
      coleta: today,
      chegada: '',
      rastreio: '',
      link: '',
    };
  const { rastreio, link, cnpj } = booked;
  return { ...booked, cnpj: formatCnpj(cnpj), rastreio: rastreio ?? '', link: link ?? '' };
}

function isRight(name: Name, fields: Fields): boolean {
  const value = fields[name].trim();
  switch (name) {
    case 'cnpj':
      return parseCnpj(value) !== null;
    case 'placa':
      return parsePlate(value) !== null;
    case 'chegada':
      return value !== '' && value >= fields.coleta;
    case 'link':
      return value === '' || trackingAddress(value) !== null;
    case 'rastreio':
      return true;
    case 'transportadora':
    case 'motorista':
    case 'coleta':
      return value !== '';
  }
}
