import { Group, Radio } from '@mantine/core';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { DayField } from '../../../platform/panels/fields/day-field.tsx';
import { MoneyField } from '../../../platform/panels/fields/money-field.tsx';
import { WAYS, type ArrivedMoney } from './use-arrived-money.ts';

/** How money arrived, how much and on which day. */
export function ArrivedFields({ money }: { readonly money: ArrivedMoney }) {
  const { charges: texts } = useTexts();
  const { way, day, amount } = money;
  return (
    <>
      <Radio.Group label={texts.way} value={way} onChange={money.setWay}>
        <Group gap="md" mt={4}>
          {WAYS.map((each) => (
            <Radio key={each} value={each} label={texts.ways[each]} />
          ))}
        </Group>
      </Radio.Group>
      <MoneyField
        label={texts.amount}
        value={amount}
        error={money.amountProblem}
        onChange={money.setAmount}
      />
      <DayField
        label={way === 'especie' ? texts.ofCash.day : texts.day}
        value={day}
        error={money.missing(day)}
        onChange={money.setDay}
      />
    </>
  );
}
