import { Checkbox, TextInput } from '@mantine/core';
import type { GatePurchase } from '@patio/contract/sales/yard/look-at-gate.ts';
import { maskCpf } from '@patio/domain/validation/cpf.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';

/** Who collects. */
export interface Person {
  readonly nome: string;
  readonly documento: string;
  readonly terceiro: boolean;
  readonly autorizacao: string;
}

/** Who collects as long as nobody typed anything: the buyer, or the driver of the booked carrier. */
export function emptyPerson({ comprador, transporte }: GatePurchase): Person {
  if (transporte !== null)
    return {
      nome: transporte.motorista,
      documento: '',
      terceiro: true,
      autorizacao: transporte.transportadora,
    };
  return { nome: comprador.empresa ? '' : comprador.nome, documento: '', terceiro: false, autorizacao: '' };
}

interface CollectorProps {
  readonly person: Person;
  readonly company: boolean;
  /** The driver of a carrier collects: that is their authorisation. */
  readonly carried: boolean;
  readonly onChange: (person: Person) => void;
}

/** Who collects the vehicles of a purchase. */
export function Collector({ person, company, carried, onChange }: CollectorProps) {
  const { yard: texts } = useTexts();
  return (
    <>
      <TextInput
        label={texts.collectorName}
        value={person.nome}
        maxLength={120}
        onChange={(event) => onChange({ ...person, nome: event.currentTarget.value })}
      />
      <TextInput
        label={texts.collectorDocument}
        inputMode="numeric"
        value={person.documento}
        autoComplete="off"
        onChange={(event) => onChange({ ...person, documento: maskCpf(event.currentTarget.value) })}
      />
      {company || carried ? null : (
        <Checkbox
          size="md"
          label={texts.third}
          checked={person.terceiro}
          onChange={(event) => onChange({ ...person, terceiro: event.currentTarget.checked })}
        />
      )}
      {(person.terceiro || company) && !carried ? (
        <TextInput
          label={texts.authorisation}
          value={person.autorizacao}
          maxLength={200}
          onChange={(event) => onChange({ ...person, autorizacao: event.currentTarget.value })}
        />
      ) : null}
    </>
  );
}
