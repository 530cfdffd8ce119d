import { Checkbox, Select, SimpleGrid, Text } from '@mantine/core';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { Section } from '../../../../platform/panels/section.tsx';
import { useEditor } from './editor-context.ts';
import { EndField } from './end-field.tsx';
import { AmountField, WholeField } from './fields.tsx';
import { ProfilePrices } from './profile-prices.tsx';
import { StepFields } from './step-fields.tsx';

const LONGEST_EXTENSION = 10;

/** Prices, bids and the end. */
export function TermsSection() {
  const { drafts: texts } = useTexts();
  const { form, change, locked, problem } = useEditor();
  return (
    <Section title={texts.termsPart}>
      {locked ? (
        <Text size="sm" c="dimmed">
          {texts.lockedTerms}
        </Text>
      ) : null}
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="sm">
        <AmountField
          label={texts.buyNow}
          value={form.valorCompreJa}
          error={problem(['price-missing'])}
          onChange={(valorCompreJa) => change({ valorCompreJa })}
        />
        <AmountField
          label={texts.firstBid}
          value={form.lanceInicial}
          disabled={locked}
          error={problem(['first-bid-above-price'])}
          onChange={(lanceInicial) => change({ lanceInicial })}
        />
        <AmountField
          label={texts.reserve}
          value={form.reserva}
          error={problem(['reserve-below-first-bid'])}
          onChange={(reserva) => change({ reserva })}
        />
        <EndField />
        <WholeField
          label={texts.extension}
          value={form.prorrogacaoMinutos}
          max={LONGEST_EXTENSION}
          disabled={locked}
          onChange={(prorrogacaoMinutos) => change({ prorrogacaoMinutos })}
        />
        <StepFields />
      </SimpleGrid>
      <Checkbox
        label={texts.proposals}
        checked={form.aceitaProposta}
        onChange={(event) => change({ aceitaProposta: event.currentTarget.checked })}
      />
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="sm">
        {form.aceitaProposta ? (
          <AmountField
            label={texts.floor}
            value={form.pisoProposta}
            error={problem(['floor-above-price'])}
            onChange={(pisoProposta) => change({ pisoProposta })}
          />
        ) : null}
        <Select
          label={texts.bindingStep}
          value={form.passoMinimo ?? 'store'}
          disabled={locked}
          comboboxProps={{ withinPortal: false }}
          data={[
            { value: 'store', label: texts.bindingSteps.store },
            { value: 'any', label: texts.bindingSteps.any },
            { value: 'increment', label: texts.bindingSteps.increment },
          ]}
          onChange={(step) => change({ passoMinimo: step === 'any' || step === 'increment' ? step : null })}
        />
      </SimpleGrid>
      <ProfilePrices />
    </Section>
  );
}
