import type { House } from './house.ts';

/** The house's data as written by the settings (JSON); null if absent or invalid. */
export function readHouse(text: string | null | undefined): House | null {
  const value = parse(text ?? '');
  const name = textOf(value, 'name');
  if (name === '') return null;
  return {
    name,
    legalName: textOf(value, 'legalName'),
    document: textOf(value, 'document'),
    hours: textOf(value, 'hours'),
    office: textOf(value, 'office'),
    phone: textOf(value, 'phone'),
    whatsapp: textOf(value, 'whatsapp'),
    email: textOf(value, 'email'),
    teams: teamsOf(fieldOf(value, 'teams')),
    logisticsUrl: textOf(value, 'logisticsUrl') || null,
    careersUrl: textOf(value, 'careersUrl') || null,
    privacyUrl: textOf(value, 'privacyUrl') || null,
    partnerPlatformUrl: textOf(value, 'partnerPlatformUrl') || null,
    picturesUrl: textOf(value, 'picturesUrl') || null,
    analyticsContainer: textOf(value, 'analyticsContainer') || null,
    dpo: dpoOf(fieldOf(value, 'dpo')),
    logistics: logisticsOf(fieldOf(value, 'logistics')),
    auctioneer: textOf(value, 'auctioneer') || null,
  };
}

function teamsOf(value: unknown): House['teams'] {
  if (!Array.isArray(value)) return [];
  return value.map((team: unknown) => ({ name: textOf(team, 'name'), phone: textOf(team, 'phone') }));
}

function logisticsOf(value: unknown): House['logistics'] {
  const addresses = fieldOf(value, 'addresses');
  return {
    name: textOf(value, 'name'),
    document: textOf(value, 'document'),
    addresses: Array.isArray(addresses) ? addresses.filter((one) => typeof one === 'string') : [],
  };
}

function dpoOf(value: unknown): House['dpo'] {
  const email = textOf(value, 'email');
  return email === '' ? null : { name: textOf(value, 'name'), email };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function textOf(value: unknown, name: string): string {
  const found = fieldOf(value, name);
  return typeof found === 'string' ? found : '';
}
