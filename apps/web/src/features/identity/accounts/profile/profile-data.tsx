import type { Profile } from '@patio/contract/identity/accounts/profile.ts';
import { formatCnpj } from '@patio/domain/validation/cnpj.ts';
import { formatCpf } from '@patio/domain/validation/cpf.ts';
import { Field } from '@patio/ui/field.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { house } from '../../../../platform/house.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import type { ProfileField } from '../profile-fields.ts';
import { problemText } from '../profile-words.ts';
import type { ProfileForm } from './use-profile-form.ts';

/** Who a user is; what was given at sign-up is only shown (PROF-01 to PROF-05). */
export function ProfileData({ profile, form }: { profile: Profile; form: ProfileForm }) {
  const { password, profile: words } = useTexts();
  const locked = profile.isPartner;
  const typed = (name: ProfileField) => ({
    name,
    value: form.fields[name],
    error: form.touched.has(name) ? problemText(form.problems.get(name), { password, profile: words }) : null,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      form.change(name, event.target.value),
    onBlur: () => form.touch(name),
  });
  return (
    <>
      {locked ? <PartnerWarning /> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={words.name}
          {...typed('nome')}
          disabled={locked}
          required
          maxLength={100}
          autoComplete="given-name"
        />
        <Field label={words.surname} {...typed('sobrenome')} maxLength={100} autoComplete="family-name" />
        <Field label={words.email} value={profile.email} readOnly autoComplete="off" />
        <Field
          label={words.phone}
          hint={words.phoneHint}
          {...typed('telefone')}
          disabled={locked}
          required
          maxLength={30}
          inputMode="tel"
          autoComplete="tel-national"
        />
        {profile.tipoPerfilFlag === 'F' ? null : <FirmData profile={profile} />}
        {profile.tipoPerfilFlag === 'J' ? (
          <>
            <Field
              label={words.tradeName}
              {...typed('nomeFantasia')}
              disabled={locked}
              required
              maxLength={100}
              autoComplete="organization"
            />
            <Field
              label={words.stateRegistration}
              value={profile.inscricaoSocial ?? (profile.isento ? words.exempt : '')}
              readOnly
              autoComplete="off"
            />
          </>
        ) : null}
      </div>
    </>
  );
}

/** What everybody but individuals sees besides: an employee has a CPF, a legal entity a CNPJ (PROF-03). */
function FirmData({ profile }: { profile: Profile }) {
  const { profile: words } = useTexts();
  const isEntity = profile.tipoPerfilFlag === 'J';
  const document = profile.cpf ?? '';
  return (
    <>
      <Field label={words.username} value={profile.login} readOnly autoComplete="off" />
      <Field
        label={isEntity ? words.cnpj : words.cpf}
        value={isEntity ? formatCnpj(document) : formatCpf(document)}
        readOnly
        autoComplete="off"
      />
    </>
  );
}

function PartnerWarning() {
  const { profile: words } = useTexts();
  const { partnerPlatformUrl, email } = house();
  const hasPlatform = partnerPlatformUrl !== null;
  return (
    <div className="mb-4">
      <Notice tone="warn" icon="info">
        <p>{hasPlatform ? words.partnerWarning : words.partnerWarningTeam}</p>
        <a
          href={hasPlatform ? partnerPlatformUrl : `mailto:${email}`}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {hasPlatform ? words.partnerLink : email}
        </a>
      </Notice>
    </div>
  );
}
