import type { Profile } from '@patio/contract/identity/accounts/profile.ts';
import {
  profileItems,
  type ProfileKey,
  type ShownKey,
} from '@patio/domain/identity/accounts/account-forms.ts';
import { formatCnpj } from '@patio/domain/validation/cnpj.ts';
import { formatCpf } from '@patio/domain/validation/cpf.ts';
import { Field } from '@patio/ui/field.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { FormText } from '../../../../platform/forms/form-text.tsx';
import { house } from '../../../../platform/house/house.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { accountTexts } from '../account-texts.ts';
import type { ProfileForm } from './use-profile-form.ts';

/** Who a user is; what was given at sign-up is only shown (PROF-01 to PROF-05). */
export function ProfileData({ profile, form }: { profile: Profile; form: ProfileForm }) {
  const { profile: words } = useTexts();
  const hints: Readonly<Partial<Record<ProfileKey, string>>> = words.hints;
  return (
    <>
      {profile.isPartner ? <PartnerWarning /> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        {profileItems(form.account).map((item) =>
          'shown' in item ? (
            <Shown key={item.shown} profile={profile} name={item.shown} />
          ) : (
            <FormText
              key={item.field.key}
              form={form}
              field={item.field}
              label={words.fields[item.field.key]}
              hint={hints[item.field.key]}
            />
          ),
        )}
      </div>
    </>
  );
}

/** What cannot be changed here: an employee has a CPF, a legal entity a CNPJ, and some entities no state registration (PROF-03). */
function Shown({ profile, name }: { profile: Profile; name: ShownKey }) {
  const { profile: words } = useTexts();
  const texts = accountTexts(profile);
  const isEntity = profile.tipoPerfilFlag === 'J';
  const exempt = profile.isento ? words.exempt : '';
  const special =
    name === 'document'
      ? {
          label: isEntity ? words.cnpj : words.cpf,
          value: isEntity ? formatCnpj(texts.document) : formatCpf(texts.document),
        }
      : { label: words.fields[name], value: texts[name] };
  const value = name === 'stateRegistration' ? special.value || exempt : special.value;
  return <Field label={special.label} value={value} readOnly autoComplete="off" />;
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
