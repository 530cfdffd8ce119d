import { Select, Stack, Text } from '@mantine/core';
import type { NameUses } from '@patio/contract/catalogue/names/get-name-uses.ts';
import { listNames } from '@patio/contract/catalogue/names/list-names.ts';
import { mergeNames } from '@patio/contract/catalogue/names/merge-names.ts';
import type { StaffName } from '@patio/contract/catalogue/names/staff-name.ts';
import { useState } from 'react';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Confirmation } from '../../../platform/panels/confirmation.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { UseList } from './use-list.tsx';

interface Props {
  readonly name: StaffName;
  readonly uses: NameUses;
  readonly onClose: () => void;
  readonly onMerged: () => void;
}

/** Asks which name stays, with everything that will move to it; one that looks the same is proposed. */
export function MergeDialog({ name, uses, onClose, onMerged }: Props) {
  const { names: texts, common } = useTexts();
  const merge = useAction(mergeNames);
  const [part, type] = useState(name.parecido?.nome ?? '');
  const [chosen, choose] = useState<StaffName | null>(null);
  const [tried, setTried] = useState(false);
  const others = useOthers(name, part);
  const proposed = others.find(({ codigo }) => codigo === name.parecido?.codigo) ?? null;
  const into = chosen ?? proposed;
  const confirm = async (): Promise<void> => {
    setTried(true);
    if (into === null) return;
    const request = {
      params: { tipo: name.tipo, id: name.codigo },
      body: { em: into.codigo, versao: name.versao, versaoDoOutro: into.versao },
    };
    if (await merge.run(request, texts.merged)) onMerged();
  };
  return (
    <Confirmation
      title={texts.merge}
      text={texts.mergeText(name.nome, into?.nome ?? '…')}
      action={texts.merge}
      danger
      busy={merge.busy}
      problem={merge.problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Stack gap="sm" mt="sm">
        <Select
          label={texts.mergeInto}
          placeholder={texts.mergeSearch}
          searchable
          data={others.map(({ codigo, nome }) => ({ value: String(codigo), label: nome }))}
          filter={({ options }) => options}
          value={into === null ? null : String(into.codigo)}
          error={tried && into === null ? common.required : null}
          comboboxProps={{ withinPortal: false }}
          onSearchChange={type}
          onChange={(code) => choose(others.find(({ codigo }) => String(codigo) === code) ?? null)}
        />
        <div>
          <Text size="sm" fw={500}>
            {texts.moves}
          </Text>
          <UseList uses={uses} />
        </div>
      </Stack>
    </Confirmation>
  );
}

/** The names of the same kind and place, by the letters that were typed. */
function useOthers(name: StaffName, part: string): readonly StaffName[] {
  const { reply } = useReply(listNames, {
    tipo: name.tipo,
    limit: '100',
    ...(part.trim() === '' ? {} : { busca: part.trim() }),
    ...(name.categoria === null ? {} : { categoria: String(name.categoria.codigo) }),
    ...(name.marca === null ? {} : { marca: String(name.marca.codigo) }),
  });
  return reply?.data.filter(({ codigo }) => codigo !== name.codigo) ?? [];
}
