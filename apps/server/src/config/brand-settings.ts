import type { Brand } from './config.ts';
import type { Values } from './variables/variables.ts';

/** Returns brand and company from the settings (S-48). */
export function brandSettings(values: Values): Brand {
  const { OFFICE_STREET, OFFICE_DISTRICT, OFFICE_CITY, OFFICE_UF, OFFICE_CEP } = values;
  const cep = `${OFFICE_CEP.slice(0, 5)}-${OFFICE_CEP.slice(5)}`;
  return {
    name: values.BRAND_NAME,
    legalName: values.BRAND_LEGAL_NAME,
    cnpj: values.BRAND_CNPJ,
    hours: values.BRAND_HOURS,
    office: {
      street: OFFICE_STREET,
      district: OFFICE_DISTRICT,
      city: OFFICE_CITY,
      uf: OFFICE_UF,
      cep: OFFICE_CEP,
      line: `${OFFICE_STREET}, ${OFFICE_DISTRICT}, ${OFFICE_CITY}/${OFFICE_UF}, CEP ${cep}`,
    },
    phone: values.CONTACT_PHONE,
    whatsapp: values.CONTACT_WHATSAPP,
    email: values.CONTACT_EMAIL,
    salesEmail: values.SALES_EMAIL,
    sellerTeams: values.SELLER_TEAMS.map(({ name, value }) => ({ category: name, whatsapp: value })),
    logisticsUrl: values.LOGISTICS_URL,
    logistics: {
      name: values.LOGISTICS_NAME,
      cnpj: values.LOGISTICS_CNPJ,
      addresses: values.LOGISTICS_ADDRESSES.split(';')
        .map((address) => address.trim())
        .filter((address) => address !== ''),
    },
    careersUrl: values.CAREERS_URL,
    privacyPortalUrl: values.PRIVACY_PORTAL_URL,
    partnerPlatformUrl: values.PARTNER_PLATFORM_URL,
    analyticsContainer: values.ANALYTICS_CONTAINER,
    dpo: { name: values.DPO_NAME, email: values.DPO_EMAIL },
    auctioneer:
      values.AUCTIONEER_NAME === null
        ? null
        : { name: values.AUCTIONEER_NAME, registration: values.AUCTIONEER_REGISTRATION },
  };
}
