import type { Files } from './config.ts';
import type { Values } from './variables/variables.ts';

/** Returns where files are. S3 is used once its settings are there, unless `FILES_IN` says otherwise. */
export function fileSettings(values: Values): Files {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (bucket === null || accessKeyId === null || secretAccessKey === null) return { in: 'disk', s3: null };
  return {
    in: values.FILES_IN,
    s3: {
      endpoint: values.S3_ENDPOINT,
      region: values.S3_REGION,
      bucket,
      accessKeyId,
      secretAccessKey,
      pathStyle: values.S3_PATH_STYLE ?? values.S3_ENDPOINT !== null,
      waitMs: values.S3_WAIT_SECONDS * 1000,
    },
  };
}
