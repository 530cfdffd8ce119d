import { choice, pattern, whole } from '../fields.ts';

/** Which scanner looks for viruses in files that users send. */
export const scannerVariables = {
  VIRUS_SCANNER: pattern(
    {
      about:
        'Scanner of files that users send for a purchase: `clamd://` with host and port, or `local`, which knows only the test file of scanners.',
      example: 'clamd://127.0.0.1:3310',
      initial: 'local',
    },
    /^(?:local|clamd:\/\/[0-9A-Za-z.-]+:\d{1,5})$/,
    'must be local, or clamd:// with host and port',
  ),
  VIRUS_SCANNER_AWAY: choice(
    {
      about:
        'What happens to a file while the scanner is away: `hold` it for its sender until it is scanned, or `refuse` it.',
      example: 'refuse',
      initial: 'hold',
    },
    ['hold', 'refuse'],
  ),
  VIRUS_SCANNER_SECONDS: whole({
    about: 'Seconds to wait for the scanner.',
    example: '5',
    initial: '10',
    min: 1,
    max: 60,
  }),
};
