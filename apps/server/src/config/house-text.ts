import type { Config } from './config.ts';

const CNPJ = /^(.{2})(.{3})(.{3})(.{4})(.{2})$/;

/** Returns the public brand and company data for the storefront (JSON in `PATIO_HOUSE`), and nothing else (S-48). */
export function houseText({ brand, picturesUrl }: Pick<Config, 'brand' | 'picturesUrl'>): string {
  const { auctioneer } = brand;
  return JSON.stringify({
    name: brand.name,
    legalName: brand.legalName,
    document: brand.cnpj.replace(CNPJ, '$1.$2.$3/$4-$5'),
    hours: brand.hours,
    office: brand.office.line,
    phone: brand.phone,
    whatsapp: brand.whatsapp,
    email: brand.email,
    teams: brand.sellerTeams.map(({ category, whatsapp }) => ({ name: category, phone: whatsapp })),
    logisticsUrl: brand.logisticsUrl,
    logistics: {
      name: brand.logistics.name,
      document: brand.logistics.cnpj.replace(CNPJ, '$1.$2.$3/$4-$5'),
      addresses: brand.logistics.addresses,
    },
    careersUrl: brand.careersUrl,
    privacyUrl: brand.privacyPortalUrl,
    partnerPlatformUrl: brand.partnerPlatformUrl,
    analyticsContainer: brand.analyticsContainer,
    picturesUrl,
    dpo: brand.dpo,
    auctioneer: auctioneer && [auctioneer.name, auctioneer.registration].filter(Boolean).join(', '),
  });
}
