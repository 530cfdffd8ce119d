import { formatPhone } from '@patio/domain/validation/shown-phone.ts';
import { Badge, Group } from '@mantine/core';
import type { AccountRow } from '@patio/contract/people/directory/account-row.ts';
import { useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { kindText } from './kind-text.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { choicesOf } from '../../../platform/lists/filters/choices-of.ts';
import type { FilterField } from '../../../platform/lists/filters/filter-field.ts';

/** The columns of the list of accounts. */
export function useAccountColumns(): readonly DataColumn<AccountRow>[] {
  const { people: texts, account: words } = useTexts();
  const dayText = useDayText();
  return [
    { key: 'codigo', label: texts.number, cell: ({ codigo }) => codigo },
    { key: 'nome', label: texts.name, cell: ({ nome }) => nome, sort: 'nome' },
    { key: 'email', label: words.person.fields.email, cell: ({ email }) => email },
    { key: 'documento', label: texts.taxId, cell: ({ documento }) => documento ?? '—' },
    { key: 'tipo', label: texts.kind, cell: (row) => kindText(row, words) },
    { key: 'situacao', label: words.state, cell: (row) => <Marks row={row} /> },
    { key: 'criadaEm', label: texts.created, cell: ({ criadaEm }) => dayText(criadaEm), sort: 'criadaEm' },
    {
      key: 'telefone',
      label: words.person.fields.phone,
      cell: ({ telefone }) => (telefone === null ? '—' : formatPhone(telefone)),
      extra: true,
    },
    { key: 'loja', label: words.marks.store, cell: ({ loja }) => loja?.nome ?? '—', extra: true },
  ];
}

/** The filters of the list of accounts. */
export function useAccountFilters(): readonly FilterField[] {
  const { people: texts, account: words, common } = useTexts();
  return [
    { name: 'tipo', label: texts.kind, choices: choicesOf(words.profiles) },
    {
      name: 'nivel',
      label: texts.levelOf,
      choices: words.levels.map((label, level) => ({ value: String(level), label })),
    },
    { name: 'bloqueada', label: words.marks.blocked },
    { name: 'impedida', label: words.marks.barred },
    { name: 'equipe', label: words.marks.staff },
    { name: 'deLoja', label: texts.ofStore },
    { name: 'loja', label: common.store },
    { name: 'criadaEm', label: texts.created },
  ];
}

function Marks({ row }: { row: AccountRow }) {
  const { people: texts, account: words, session } = useTexts();
  const marks: readonly (readonly [string, string] | false)[] = [
    [texts.level(row.nivel), row.nivel >= 2 ? 'ok' : 'warn'],
    row.bloqueadaEm !== null && [words.marks.blocked, 'danger'],
    row.impedidaEm !== null && [words.marks.barred, 'danger'],
    row.papel !== null && [session.roles[row.papel], 'accent'],
    row.loja !== null && [row.loja.nome, 'accent'],
  ];
  return (
    <Group gap={4}>
      {marks.map((mark) =>
        mark === false ? null : (
          <Badge key={mark[0]} variant="light" tt="none" color={mark[1]}>
            {mark[0]}
          </Badge>
        ),
      )}
    </Group>
  );
}
