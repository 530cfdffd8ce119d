/** Who the house is and how it is reached (S-48). Phones without country code. */
export const brand = {
  name: 'Pátio',
  legalName: 'Pátio Comércio de Veículos Ltda.',
  document: '12.ABC.345/01DE-35',
  hours: '07:30-17:30',
  office: 'Avenida das Oficinas, 1000, Distrito Industrial, Serra/ES, CEP 29160-000',
  phone: '2730000000',
  whatsapp: '27990000000',
  email: 'contato@patio.test',
  teams: [
    { name: 'Carros', phone: '27990000001' },
    { name: 'Utilitários', phone: '27990000005' },
    { name: 'Máquinas', phone: '27990000002' },
    { name: 'Ônibus', phone: '27990000004' },
    { name: 'Caminhões', phone: '27990000003' },
    { name: 'Implementos', phone: '27990000006' },
  ],
  logisticsUrl: null,
  careersUrl: null,
  partnerPlatformUrl: '/painel',
} satisfies Brand;

interface Brand {
  readonly name: string;
  readonly legalName: string;
  readonly document: string;
  readonly hours: string;
  readonly office: string;
  readonly phone: string;
  readonly whatsapp: string;
  readonly email: string;
  readonly teams: readonly { readonly name: string; readonly phone: string }[];
  /** Null: no link. */
  readonly logisticsUrl: string | null;
  readonly careersUrl: string | null;
  readonly partnerPlatformUrl: string;
}

/** Address of a chat; the country code is put in front when it is absent (FOOT-04). */
export function whatsAppAddress(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `https://wa.me/${digits.startsWith('55') && digits.length > 11 ? digits : `55${digits}`}`;
}

/** A Brazilian number as it is read: `(27) 3000-0000`. */
export function phoneText(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `(${digits.slice(0, 2)}) ${digits.slice(2, -4)}-${digits.slice(-4)}`;
}
