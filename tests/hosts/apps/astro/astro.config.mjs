import { defineConfig } from 'astro/config';

export default defineConfig({
  devToolbar: { enabled: false },
  // Strict policies permit no inline scripts and styles.
  build: { format: 'file', inlineStylesheets: 'never' },
  vite: { build: { assetsInlineLimit: 0 } },
});
