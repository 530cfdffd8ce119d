import { readEnvironment } from './environment.ts';
import { houseText } from './house-text.ts';
import { loadConfig } from './load-config.ts';

// For a storefront that is started separately during development.
process.stdout.write(houseText(loadConfig(readEnvironment())));
