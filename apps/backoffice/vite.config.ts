import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { yardWorker } from './vite/yard-worker.ts';

export default defineConfig({
  base: '/painel/',
  // The base address of the API is a setting of the build (S-48), as it is for the storefront.
  define: { 'import.meta.env.API_BASE': JSON.stringify(process.env['API_BASE'] ?? '') },
  plugins: [react(), yardWorker()],
  // The server replaces it in each reply.
  html: { cspNonce: '__NONCE__' },
  // One barrel of six thousand icons: without its own entry the build takes 20 s longer.
  resolve: { alias: { '@tabler/icons-react': '@tabler/icons-react/dist/esm/icons/index.mjs' } },
  build: { outDir: 'build', target: 'es2022' },
});
