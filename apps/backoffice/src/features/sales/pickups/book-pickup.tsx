import { Checkbox, Select, Text, TextInput } from '@mantine/core';
import { bookPurchasePickup } from '@patio/contract/sales/pickups/book-purchase-pickup.ts';
import type { Pickup } from '@patio/contract/sales/pickups/pickup.ts';
import { maskCpf } from '@patio/domain/validation/cpf.ts';
import { useState } from 'react';
import { useDateText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

interface Props {
  readonly code: number;
  readonly pickup: Pickup;
  /** The booking that is moved; null: a first one. */
  readonly standing: Pickup['reserva'];
  readonly onClose: () => void;
}

/** Books a slot for a buyer, or moves their booking. */
export function BookPickup({ code, pickup, standing, onClose }: Props) {
  const { pickups: texts, common } = useTexts();
  const dateText = useDateText();
  const dayText = useDayText();
  const action = useAction(bookPurchasePickup);
  const [city, setCity] = useState(String(standing?.cidade ?? pickup.locais[0]?.cidade ?? ''));
  const [day, setDay] = useState<string | null>(null);
  const [slot, setSlot] = useState<string | null>(null);
  const [third, setThird] = useState(false);
  const [name, setName] = useState('');
  const [cpf, setCpf] = useState('');
  const [tried, setTried] = useState(false);
  const place = pickup.locais.find(({ cidade }) => String(cidade) === city);
  const open = (place?.dias ?? []).filter(({ horarios }) => horarios.some(({ livres }) => livres > 0));
  const chosen = open.find(({ dia }) => dia === (day ?? open[0]?.dia));
  const missing = (value: string | null): string | null =>
    tried && (value ?? '').trim() === '' ? common.required : null;
  const confirm = async (motivo: string): Promise<void> => {
    if (place === undefined || slot === null || (third && (name.trim() === '' || cpf.trim() === ''))) return;
    const body = {
      cidade: place.cidade,
      inicio: slot,
      ...(third ? { terceiro: { nome: name, cpf } } : standing === null ? { terceiro: null } : {}),
      versao: standing?.versao ?? null,
      motivo,
    };
    if (await action.run({ params: { id: code }, body }, texts.booked)) onClose();
  };
  return (
    <ReasonDialog
      title={standing === null ? texts.book : texts.move}
      text={texts.bookText}
      reason={texts.buyerReads}
      action={standing === null ? texts.book : texts.move}
      busy={action.busy}
      problem={action.problem}
      onTry={() => setTried(true)}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      {pickup.locais.length > 1 ? (
        <Select
          label={texts.place}
          data={pickup.locais.map(({ cidade, local }) => ({ value: String(cidade), label: local }))}
          value={city}
          allowDeselect={false}
          onChange={(value) => {
            setCity(value ?? city);
            setSlot(null);
          }}
        />
      ) : null}
      <Select
        label={texts.day}
        data={open.map(({ dia }) => ({ value: dia, label: dayText(`${dia}T12:00:00Z`) }))}
        value={chosen?.dia ?? null}
        allowDeselect={false}
        onChange={(value) => {
          setDay(value);
          setSlot(null);
        }}
      />
      <Select
        label={texts.time}
        data={(chosen?.horarios ?? [])
          .filter(({ livres }) => livres > 0)
          .map(({ inicio, livres }) => ({
            value: inicio,
            label: texts.slot(dateText(inicio).slice(-5), livres),
          }))}
        value={slot}
        error={missing(slot)}
        onChange={setSlot}
      />
      <Checkbox
        label={texts.third}
        checked={third}
        onChange={(event) => setThird(event.currentTarget.checked)}
      />
      {third ? (
        <>
          <TextInput
            label={texts.thirdName}
            maxLength={120}
            value={name}
            error={missing(name)}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <TextInput
            label={texts.thirdCpf}
            maxLength={14}
            value={cpf}
            error={missing(cpf)}
            onChange={(event) => setCpf(maskCpf(event.currentTarget.value))}
          />
        </>
      ) : standing === null ? null : (
        <Text size="sm" c="dimmed">
          {texts.keepThird}
        </Text>
      )}
    </ReasonDialog>
  );
}
