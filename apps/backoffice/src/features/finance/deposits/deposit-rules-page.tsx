import { Button, Text } from '@mantine/core';
import { listDepositRules } from '@patio/contract/finance/deposits/list-deposit-rules.ts';
import { saveDepositRule } from '@patio/contract/finance/deposits/save-deposit-rule.ts';
import { useState } from 'react';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { RecordList } from '../../../platform/lists/record-list.tsx';
import { useRecords } from '../../../platform/lists/use-records.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { DepositRulePanel } from './deposit-rule-panel.tsx';
import { placeText } from './place-text.ts';

/** Offers and stores that ask for a deposit: how much, above which bids, who set it and why. */
export function DepositRulesPage() {
  const { deposits: texts } = useTexts();
  const user = useUser();
  const dateText = useDateText();
  const records = useRecords(listDepositRules, ({ data }) => data);
  const [adding, add] = useState(false);
  const open = records.rows?.find(({ codigo }) => codigo === records.openId);
  return (
    <>
      <RecordList
        title={texts.rules}
        records={records}
        idOf={({ codigo }) => codigo}
        empty={texts.noRules}
        filters={
          can(user, saveDepositRule) ? <Button onClick={() => add(true)}>{texts.addRule}</Button> : null
        }
        columns={[
          { label: texts.place, cell: (rule) => placeText(rule, texts) },
          { label: texts.amount, numeric: true, cell: ({ valor }) => moneyText(valor) },
          { label: texts.above, numeric: true, cell: ({ acimaDe }) => moneyText(acimaDe) },
          { label: texts.setBy, cell: ({ por, em }) => <Text size="sm">{`${por}, ${dateText(em)}`}</Text> },
          { label: texts.reason, cell: ({ motivo }) => motivo },
        ]}
      />
      {open === undefined ? null : (
        <DepositRulePanel key={open.codigo} rule={open} onClose={() => records.open(null)} />
      )}
      {adding ? <DepositRulePanel rule={null} onClose={() => add(false)} /> : null}
    </>
  );
}
