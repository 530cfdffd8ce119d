import { Button, SimpleGrid } from '@mantine/core';
import { readAccountDocument } from '@patio/contract/people/directory/read-account-document.ts';
import { setStateRegistration } from '@patio/contract/people/state-registration/set-state-registration.ts';
import { ACCOUNT_FIELDS } from '@patio/domain/identity/accounts/account-fields.ts';
import { maskCnpj } from '@patio/domain/validation/cnpj.ts';
import { maskCpf } from '@patio/domain/validation/cpf.ts';
import { useState } from 'react';
import { officeCall } from '../../../platform/api/office-call.ts';
import { failureText } from '../../../platform/feedback.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { Section } from '../../../platform/panels/section.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import type { OfAccount } from './account.ts';
import { RegistrationDialog } from './dialogs/registration-dialog.tsx';

/** Who it is: the data of the profile, and how the account is used. */
export function AccountPerson({ account }: OfAccount) {
  const { account: texts, common } = useTexts();
  const dateText = useDateText();
  const user = useUser();
  const [changing, change] = useState(false);
  const { dados, tipoPerfilFlag: kind } = account;
  const when = (at: string | null): string => (at === null ? common.never : dateText(at));
  const fields = ACCOUNT_FIELDS.filter(({ key, kinds }) => kinds.includes(kind) && key !== 'document');
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Section title={texts.person.data}>
        <Facts
          facts={[
            ...fields.map(({ key, wire }): readonly [string, string | null] => [
              texts.person.fields[key],
              dados[wire] === '' ? null : dados[wire],
            ]),
            [texts.person.fields.stateRegistration, account.isento ? texts.person.exempt : null],
            [texts.person.address, account.endereco],
          ]}
        />
        <TaxId account={account} />
        {kind === 'J' && account.apagadaEm === null && can(user, setStateRegistration) ? (
          <Button variant="default" size="xs" style={{ alignSelf: 'start' }} onClick={() => change(true)}>
            {texts.registration.change}
          </Button>
        ) : null}
        {changing ? <RegistrationDialog account={account} onClose={() => change(false)} /> : null}
      </Section>
      <Section title={texts.person.use}>
        <Facts
          facts={[
            [texts.person.created, dateText(account.criadaEm)],
            [
              texts.person.lastAccess,
              account.ultimoAcessoEm === null ? texts.person.noAccess : dateText(account.ultimoAcessoEm),
            ],
            [texts.person.emailConfirmed, when(account.emailConfirmadoEm)],
            [texts.person.verified, when(account.verificadaEm)],
            [texts.person.secondStep, account.segundaEtapa ? common.yes : common.no],
            [texts.person.acceptsMail, account.aceitaEmails ? common.yes : common.no],
            [texts.person.language, texts.person.languages[account.idioma ?? 'PTBR']],
            [texts.person.erased, account.apagadaEm === null ? null : dateText(account.apagadaEm)],
          ]}
        />
      </Section>
    </SimpleGrid>
  );
}

/** The CPF or CNPJ by its last digits; the whole of it on request, which is audited. */
function TaxId({ account }: OfAccount) {
  const texts = useTexts();
  const { account: words } = texts;
  const user = useUser();
  const [whole, setWhole] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const company = account.tipoPerfilFlag === 'J';
  const label = company ? 'CNPJ' : 'CPF';
  const show = async (): Promise<void> => {
    try {
      const { data } = await officeCall(readAccountDocument, { params: { id: account.codigo } });
      const { documento } = data;
      setWhole(documento === null ? null : company ? maskCnpj(documento) : maskCpf(documento));
      setProblem(null);
    } catch (failure) {
      setProblem(failureText(failure, texts));
    }
  };
  if (account.dados.cpf === null) return null;
  return (
    <>
      <Facts facts={[[label, whole ?? account.dados.cpf]]} />
      {whole === null && can(user, readAccountDocument) ? (
        <Button variant="default" size="xs" style={{ alignSelf: 'start' }} onClick={() => void show()}>
          {words.person.showDocument(label)}
        </Button>
      ) : null}
      <Problem text={problem} />
    </>
  );
}
