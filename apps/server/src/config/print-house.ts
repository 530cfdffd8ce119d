import { readEnvironment } from './environment.ts';
import { houseText } from './house-text.ts';
import { loadConfig } from './load-config.ts';

// For a storefront that is started on its own while developing.
process.stdout.write(houseText(loadConfig(readEnvironment()).brand));
