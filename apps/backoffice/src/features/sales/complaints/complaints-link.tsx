import { Anchor } from '@mantine/core';
import { listComplaints } from '@patio/contract/sales/complaints/list-complaints.ts';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { can, useUser } from '../../../platform/session/user.ts';

/** Leads from a purchase to the complaints about it, whatever their state. */
export function ComplaintsLink({ purchase }: { readonly purchase: number }) {
  const { complaints: texts } = useTexts();
  const user = useUser();
  if (!can(user, listComplaints)) return null;
  return (
    <Anchor component={Link} to={`/reclamacoes?situacao=&compra=${purchase}`} size="sm">
      {texts.ofPurchase}
    </Anchor>
  );
}
