import { Anchor, Checkbox, SegmentedControl, SimpleGrid, Text } from '@mantine/core';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { Section } from '../../../../platform/panels/section.tsx';
import { useUser } from '../../../../platform/session/user.ts';
import { useEditor } from './editor-context.ts';
import { ChoiceField, LineField } from './fields.tsx';
import { useSuggestedTitle } from './vehicles/use-suggested-title.ts';

/** What the offer is called, who sells it, and how it is found. */
export function OfferSection() {
  const { drafts: texts } = useTexts();
  const { form, change, choices, locked, problem } = useEditor();
  const house = useUser().papel !== null;
  const suggested = useSuggestedTitle();
  return (
    <Section title={texts.offerPart}>
      <SegmentedControl
        aria-label={texts.kind}
        value={form.tipo}
        disabled={locked}
        data={[
          { value: 'comum', label: texts.kinds.comum },
          { value: 'lote', label: texts.kinds.lote },
        ]}
        onChange={(tipo) => change({ tipo: tipo === 'lote' ? 'lote' : 'comum' })}
      />
      {problem(['lot-too-small']) === null ? null : (
        <Text size="sm" c="danger">
          {problem(['lot-too-small'])}
        </Text>
      )}
      <div>
        <LineField
          label={texts.offerTitle}
          value={form.titulo}
          maxLength={200}
          disabled={locked}
          error={problem(['title-missing'])}
          onChange={(titulo) => change({ titulo })}
        />
        {suggested === '' || suggested === form.titulo || locked ? null : (
          <Anchor component="button" type="button" size="sm" onClick={() => change({ titulo: suggested })}>
            {texts.useTitle(suggested)}
          </Anchor>
        )}
      </div>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        {house ? (
          <ChoiceField
            label={texts.seller}
            value={form.loja}
            options={choices.lojas}
            disabled={locked}
            onChange={(loja) => change({ loja })}
          />
        ) : null}
        <LineField
          label={texts.tags}
          value={form.etiquetas}
          maxLength={500}
          onChange={(etiquetas) => change({ etiquetas })}
        />
      </SimpleGrid>
      {house ? (
        <Checkbox
          label={texts.spotlight}
          checked={form.destaque}
          onChange={(event) => change({ destaque: event.currentTarget.checked })}
        />
      ) : null}
    </Section>
  );
}
