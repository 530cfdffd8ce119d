import { Button, Text } from '@mantine/core';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { listBuyerFees } from '@patio/contract/trading/charges/list-buyer-fees.ts';
import { saveBuyerFee } from '@patio/contract/trading/charges/save-buyer-fee.ts';
import { useState } from 'react';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { RecordList } from '../../../platform/lists/record-list.tsx';
import { useRecords } from '../../../platform/lists/use-records.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { useCategories } from '../../trading/monitor/public.ts';
import { CommissionPanel } from './commission-panel.tsx';
import { FeePreview } from './fee-preview.tsx';
import { useFeeText } from './use-fee-text.ts';

type Fee = Reply<typeof listBuyerFees>['data'][number];

/** The commission by store and category, every version of it: who set it, why, and from when on. */
export function CommissionPage() {
  const { commission: texts } = useTexts();
  const user = useUser();
  const dateText = useDateText();
  const feeText = useFeeText();
  const placeOf = usePlaceText();
  const records = useRecords(listBuyerFees, ({ data }) => data);
  const [adding, add] = useState(false);
  const open = records.rows?.find(({ codigo }) => codigo === records.openId);
  return (
    <>
      <RecordList
        title={texts.title}
        records={records}
        idOf={({ codigo }) => codigo}
        empty={texts.none}
        filters={can(user, saveBuyerFee) ? <Button onClick={() => add(true)}>{texts.add}</Button> : null}
        columns={[
          { label: texts.place, cell: placeOf },
          { label: texts.fee, cell: ({ taxa }) => feeText(taxa) },
          {
            label: texts.since,
            cell: ({ validaDesde }) => (Date.parse(validaDesde) <= 0 ? texts.always : dateText(validaDesde)),
          },
          { label: texts.by, cell: ({ por }) => por ?? '—' },
          { label: texts.why, cell: ({ motivo }) => motivo ?? '—' },
        ]}
      />
      {open === undefined ? null : (
        <Version key={open.codigo} fee={open} place={placeOf(open)} onClose={() => records.open(null)} />
      )}
      {adding ? <CommissionPanel onClose={() => add(false)} /> : null}
    </>
  );
}

/** What a fee holds for, in words. */
function usePlaceText(): (fee: Fee) => string {
  const { commission: texts } = useTexts();
  const categories = useCategories();
  return ({ oferta, parceiro, nomeLoja, categoria }) => {
    if (oferta !== null) return texts.offer(oferta);
    const category = categories.find(({ value }) => value === String(categoria))?.label;
    const parts = [
      ...(parceiro === null ? [] : [nomeLoja ?? texts.store(parceiro)]),
      ...(categoria === null ? [] : [category ?? String(categoria)]),
    ];
    return parts.length === 0 ? texts.everything : parts.join(' · ');
  };
}

interface VersionProps {
  readonly fee: Fee;
  readonly place: string;
  readonly onClose: () => void;
}

function Version({ fee: { taxa, validaDesde, motivo, por }, place, onClose }: VersionProps) {
  const { commission: texts } = useTexts();
  const dateText = useDateText();
  const feeText = useFeeText();
  return (
    <SidePanel title={place} onClose={onClose} size={520}>
      <Facts
        facts={[
          [texts.fee, feeText(taxa)],
          [texts.since, Date.parse(validaDesde) <= 0 ? texts.always : dateText(validaDesde)],
          [texts.by, por],
          [texts.why, motivo],
        ]}
      />
      <Text size="sm" c="dimmed" my="sm">
        {texts.rule}
      </Text>
      <FeePreview taxa={taxa} />
    </SidePanel>
  );
}
