import { Badge, Group } from '@mantine/core';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { OfAccount } from './account.ts';

/** What must be known of an account before anything else. */
export function AccountMarks({ account }: OfAccount) {
  const { account: texts, session } = useTexts();
  const marks: readonly (readonly [string, string] | false)[] = [
    account.apagadaEm !== null && [texts.marks.erased, 'danger'],
    account.bloqueadaEm !== null && account.apagadaEm === null && [texts.marks.blocked, 'danger'],
    account.impedidaEm !== null && [texts.marks.barred, 'danger'],
    [texts.levels[account.nivel] ?? '', account.nivel >= 2 ? 'ok' : 'warn'],
    account.papel !== null && [`${texts.marks.staff}: ${session.roles[account.papel]}`, 'accent'],
    account.loja !== null && [`${texts.marks.store}: ${account.loja.nome}`, 'accent'],
    account.verificacaoPendente !== null && [texts.marks.verification, 'warn'],
    account.contagens.suspeitas > 0 && [texts.marks.flags(account.contagens.suspeitas), 'warn'],
  ];
  return (
    <Group gap={6}>
      {marks.map((mark) =>
        mark === false ? null : (
          <Badge
            key={mark[0]}
            variant="light"
            color={mark[1]}
            tt="none"
            h="auto"
            py={2}
            style={{ whiteSpace: 'normal' }}
          >
            {mark[0]}
          </Badge>
        ),
      )}
    </Group>
  );
}
