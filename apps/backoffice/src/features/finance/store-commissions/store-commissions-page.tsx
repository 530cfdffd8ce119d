import { Button, Text } from '@mantine/core';
import { listStoreCommissions } from '@patio/contract/finance/payouts/list-store-commissions.ts';
import { saveStoreCommission } from '@patio/contract/finance/payouts/save-store-commission.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useState } from 'react';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { RecordList } from '../../../platform/lists/record-list.tsx';
import { useRecords } from '../../../platform/lists/use-records.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { useCategories } from '../../trading/monitor/public.ts';
import { StoreCommissionPanel } from './store-commission-panel.tsx';

type Version = Reply<typeof listStoreCommissions>['data'][number];

/** What stores pay of a sale, every version of it: who set it, why, and from when on. */
export function StoreCommissionsPage() {
  const { storeCommissions: texts, commission } = useTexts();
  const user = useUser();
  const dateText = useDateText();
  const placeOf = usePlaceText();
  const ruleOf = useRuleText();
  const records = useRecords(listStoreCommissions, ({ data }) => data);
  const [adding, add] = useState(false);
  const open = records.rows?.find(({ codigo }) => codigo === records.openId);
  return (
    <>
      <RecordList
        title={texts.title}
        records={records}
        idOf={({ codigo }) => codigo}
        empty={texts.none}
        filters={
          can(user, saveStoreCommission) ? <Button onClick={() => add(true)}>{texts.add}</Button> : null
        }
        columns={[
          { label: commission.place, cell: placeOf },
          { label: commission.fee, cell: ruleOf },
          { label: commission.since, cell: ({ validaDesde }) => dateText(validaDesde) },
          { label: commission.by, cell: ({ por }) => por },
          { label: commission.why, cell: ({ motivo }) => motivo },
        ]}
      />
      {open === undefined ? null : (
        <SidePanel key={open.codigo} title={placeOf(open)} size={520} onClose={() => records.open(null)}>
          <Facts
            facts={[
              [commission.fee, ruleOf(open)],
              [commission.since, dateText(open.validaDesde)],
              [commission.by, open.por],
              [commission.why, open.motivo],
            ]}
          />
          <Text size="sm" c="dimmed" my="sm">
            {texts.rule}
          </Text>
        </SidePanel>
      )}
      {adding ? <StoreCommissionPanel onClose={() => add(false)} /> : null}
    </>
  );
}

/** What a version holds for, in words. */
function usePlaceText(): (version: Version) => string {
  const { storeCommissions: texts, commission } = useTexts();
  const categories = useCategories();
  return ({ parceiro, nomeLoja, categoria }) => {
    const category = categories.find(({ value }) => value === String(categoria))?.label;
    const parts = [
      ...(parceiro === null ? [] : [nomeLoja ?? commission.store(parceiro)]),
      ...(categoria === null ? [] : [category ?? String(categoria)]),
    ];
    return parts.length === 0 ? texts.everything : parts.join(' · ');
  };
}

/** Its percentage and its bounds, as far as it has them. */
function useRuleText(): (version: Version) => string {
  const { commission } = useTexts();
  return ({ percentual, minimo, maximo }) =>
    [
      commission.percent(percentual),
      ...(minimo > 0 ? [commission.least(moneyText(minimo))] : []),
      ...(maximo === null ? [] : [commission.most(moneyText(maximo))]),
    ].join(', ');
}
