import { SimpleGrid, Text } from '@mantine/core';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useEditor } from './editor-context.ts';
import { AmountField } from './fields.tsx';

const PROFILES = [4, 5, 6] as const;

/** Buy-now prices of companies, dealers and employees, where they differ. */
export function ProfilePrices() {
  const { drafts: texts } = useTexts();
  const { form, change, problem } = useEditor();
  const wrong = problem(['profile-price-below-first-bid']);
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        {PROFILES.map((perfil) => (
          <AmountField
            key={perfil}
            label={texts.profilePrices[perfil]}
            value={form.precos.find((price) => price.perfil === perfil)?.valor ?? null}
            onChange={(valor) => {
              const others = form.precos.filter((price) => price.perfil !== perfil);
              change({ precos: valor === null ? others : [...others, { perfil, valor }] });
            }}
          />
        ))}
      </SimpleGrid>
      {wrong === null ? null : (
        <Text size="sm" c="danger">
          {wrong}
        </Text>
      )}
    </>
  );
}
