import { Button, Group, Stack, Text } from '@mantine/core';
import { listStaffOffers } from '@patio/contract/catalogue/drafts/list-staff-offers.ts';
import { deleteName } from '@patio/contract/catalogue/names/delete-name.ts';
import { getNameUses } from '@patio/contract/catalogue/names/get-name-uses.ts';
import type { StaffName } from '@patio/contract/catalogue/names/staff-name.ts';
import { useState } from 'react';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Deletion } from '../../../platform/panels/deletion.tsx';
import { Section } from '../../../platform/panels/section.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { UseList, usedNames, type UseLinks } from './use-list.tsx';

interface Props {
  readonly name: StaffName;
  readonly mayEdit: boolean;
  /** Called when it was deleted or merged. */
  readonly onGone: () => void;
}

/** What uses a name, with the way to it; and what follows: it is deleted while nothing does, else merged. */
export function NameUses({ name, mayEdit, onGone }: Props) {
  const { names: texts } = useTexts();
  const [merging, merge] = useState(false);
  const params = { tipo: name.tipo, id: name.codigo };
  const read = useReply(getNameUses, undefined, params);
  const links = linksOf(name, can(useUser(), listStaffOffers));
  const uses = read.reply?.data ?? null;
  const used = uses !== null && usedNames(uses).length > 0;
  return (
    <Section title={texts.uses} read={read}>
      {uses === null ? null : (
        <Stack gap="xs">
          <UseList uses={uses} links={links} />
          {used && mayEdit ? (
            <Text size="xs" c="dimmed">
              {name.tipo === 'categoria' ? texts.categoryInUse : texts.inUse}
            </Text>
          ) : null}
          {mayEdit ? (
            <Group gap="xs">
              {name.tipo === 'categoria' ? null : (
                <Button variant="default" onClick={() => merge(true)}>
                  {texts.merge}
                </Button>
              )}
              {used ? null : (
                <Deletion
                  route={deleteName}
                  request={{ params, body: { versao: name.versao } }}
                  texts={texts}
                  onDeleted={onGone}
                />
              )}
            </Group>
          ) : null}
        </Stack>
      )}
      {merging && uses !== null ? (
        <MergeDialog name={name} uses={uses} onClose={() => merge(false)} onMerged={onGone} />
      ) : null}
    </Section>
  );
}

/** The lists that show what uses a name, filtered. */
function linksOf({ tipo, codigo }: StaffName, toOffers: boolean): UseLinks {
  const offers = `/ofertas?${tipo}=${codigo}`;
  return {
    ...(toOffers ? { ofertas: offers, rascunhos: offers } : {}),
    ...(tipo === 'categoria'
      ? {
          nomes: `/categorias?tipo=subcategoria&categoria=${codigo}`,
          banners: `/banners?categoria=${codigo}`,
        }
      : {}),
    ...(tipo === 'marca' ? { nomes: `/marcas?tipo=modelo&marca=${codigo}` } : {}),
  };
}
