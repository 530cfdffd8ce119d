import { Select, Text } from '@mantine/core';
import { listDraftReferences } from '@patio/contract/catalogue/drafts/list-draft-references.ts';
import type { VehicleForm } from '@patio/contract/catalogue/drafts/offer-form.ts';
import { useReply } from '../../../../../platform/api/use-reply.ts';
import { moneyText } from '../../../../../platform/i18n/formats.ts';
import { useTexts } from '../../../../../platform/i18n/texts.ts';
import { useEditor } from '../editor-context.ts';
import type { VehiclePart } from './vehicle-part.ts';

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/** The FIPE entry of a vehicle: the one that fits by itself, or one that is chosen; with its price beside that of the offer. */
export function VehicleReference({ vehicle, change }: VehiclePart) {
  const { drafts: texts } = useTexts();
  const { form, locked } = useEditor();
  const query = queryOf(vehicle);
  const { reply } = useReply(listDraftReferences, query ?? NOTHING, undefined, {
    enabled: query !== null,
    once: true,
  });
  if (query === null || reply === null || reply.data.length === 0) return null;
  const code = vehicle.codigoFipe ?? reply.sugerido;
  const found = reply.data.find(({ codigo }) => codigo === code);
  const price = form.veiculos.length === 1 ? form.valorCompreJa : null;
  const share = price === null || !found?.valor ? null : Math.round((100 * price) / found.valor) - 100;
  return (
    <div>
      <Select
        label={texts.reference}
        placeholder={reply.sugerido === null ? texts.referenceNone : texts.referenceByName}
        value={vehicle.codigoFipe}
        clearable
        searchable
        disabled={locked}
        comboboxProps={{ withinPortal: false }}
        data={reply.data.map(({ codigo, descricao, combustivel }) => ({
          value: codigo,
          label: `${descricao} · ${combustivel}`,
        }))}
        onChange={(codigoFipe) => change({ codigoFipe })}
      />
      {found?.valor ? (
        <Text size="sm" c="dimmed">
          {texts.referencePrice(found.descricao, moneyText(found.valor), found.mes ?? '')}
          {share === null ? '' : ` ${texts.referenceShare(share)}`}
        </Text>
      ) : null}
    </div>
  );
}

const NOTHING = { marca: 1, modelo: 1, ano: LAST_YEAR } as const;

/** What the entries are looked up by; null: too little is stated. */
function queryOf({ marca, modelo, anoModelo: ano, versao, combustivel, cambio }: VehicleForm) {
  if (marca === null || modelo === null || ano === null || ano < FIRST_YEAR || ano > LAST_YEAR) return null;
  return {
    marca,
    modelo,
    ano,
    ...(versao === '' ? {} : { versao }),
    ...(combustivel === null ? {} : { combustivel }),
    ...(cambio === null ? {} : { cambio }),
  };
}
