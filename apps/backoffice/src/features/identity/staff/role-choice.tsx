import { Select } from '@mantine/core';
import { STAFF_ROLES, type StaffRole } from '@patio/domain/staff/staff-role.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';

interface Props {
  /** Null: none is chosen yet. */
  readonly role: StaffRole | null;
  readonly error?: string | null;
  readonly onChoose: (role: StaffRole) => void;
}

/** The roles, and below them what the chosen one does. */
export function RoleChoice({ role, error = null, onChoose }: Props) {
  const { staff: texts, session } = useTexts();
  return (
    <Select
      label={texts.role}
      placeholder={texts.choose}
      description={role === null ? undefined : texts.duties[role]}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={STAFF_ROLES.map((value) => ({ value, label: session.roles[value] }))}
      comboboxProps={{ withinPortal: false }}
      value={role}
      error={error}
      onChange={(value) => {
        const chosen = STAFF_ROLES.find((one) => one === value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    />
  );
}
