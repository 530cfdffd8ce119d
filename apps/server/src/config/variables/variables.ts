import type { SettingName } from '@patio/domain/sales/settings/business-settings.ts';
import { z } from 'zod';
import { brandVariables } from './brand-variables.ts';
import { costVariables } from './cost-variables.ts';
import { accountVariables, dealVariables } from './rule-variables.ts';
import { scannerVariables } from './scanner-variables.ts';
import { trustVariables } from './trust-variables.ts';
import { vehicleVariables } from './vehicle-variables.ts';
import { processVariables, serviceVariables, storageVariables } from './server-variables.ts';

/** The groups of settings, in the order of `docs/configuration.md`. */
export const variableGroups = {
  process: processVariables,
  storage: { ...storageVariables, ...scannerVariables },
  services: { ...serviceVariables, ...vehicleVariables },
  deals: dealVariables,
  costs: costVariables,
  trust: trustVariables,
  accounts: accountVariables,
  brand: brandVariables,
};

/** Every setting in one schema: environment in, values out. */
export const variables = z.object({
  ...processVariables,
  ...storageVariables,
  ...scannerVariables,
  ...serviceVariables,
  ...vehicleVariables,
  ...dealVariables,
  ...costVariables,
  ...trustVariables,
  ...accountVariables,
  ...brandVariables,
});

/** The values of all settings, by variable name. */
export type Values = z.output<typeof variables>;

/** The settings of the business by environment variable; money in centavos. */
export type BusinessValues = Pick<Values, SettingName>;
