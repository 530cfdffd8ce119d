interface ImportMetaEnv {
  /** Base address of the API in the browser's build; absent: `/api` (S-48). */
  readonly API_BASE?: string;
}
